import { stripVTControlCharacters } from 'node:util';

/** @typedef {import('./reported-tests.mjs').ReportedTest} ReportedTest */

const seconds = (milliseconds) =>
  milliseconds === undefined ? ' '.repeat(9) : `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;

/** The folder of a test, three levels deep: `tests/purchase/server`. */
const folderOf = ({ name }) => name.split('/').slice(0, 3).join('/');

/**
 * Prints the duration and the processor time of each suite, the tests' own durations by folder, and the slowest tests.
 *
 * @param {readonly { readonly name: string, readonly milliseconds: number, readonly processor?: number }[]} suites
 * @param {readonly ReportedTest[]} tests
 */
export function printTimings(suites, tests, count = 50) {
  console.log('\n== time and processor time by suite');
  for (const { name, milliseconds, processor } of suites)
    console.log(`${seconds(milliseconds)} ${seconds(processor)}  ${name}`);
  console.log('\n== time and number of the tests by folder, without what is prepared for them');
  const folders = [...new Set(tests.map(folderOf))].map((folder) => {
    const those = tests.filter((test) => folderOf(test) === folder);
    return { folder, number: those.length, milliseconds: those.reduce((sum, test) => sum + test.milliseconds, 0) };
  });
  for (const { folder, number, milliseconds } of folders.toSorted((a, b) => b.milliseconds - a.milliseconds))
    console.log(`${seconds(milliseconds)} ${String(number).padStart(9)}  ${folder}`);
  console.log(`\n== the slowest ${count} tests`);
  const slowest = tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
  for (const { name, milliseconds } of slowest) console.log(`${seconds(milliseconds)}  ${name}`);
}

/** The first lines of a text; a page's snapshot can have hundreds. */
const beginning = (text, lines) => {
  const all = stripVTControlCharacters(text).trim().split('\n');
  return all.length <= lines ? all : [...all.slice(0, lines), `(${all.length - lines} more lines)`];
};

/**
 * Prints each failed test with its errors. They come last, because often only the end of a long output is kept.
 *
 * @param {readonly ReportedTest[]} tests
 */
export function printFailures(tests, lines = 40) {
  for (const { name, errors } of tests.filter((test) => test.errors.length > 0)) {
    console.log(`\n== failed: ${name}`);
    for (const error of errors) console.log(beginning(error, lines).join('\n'));
  }
}
