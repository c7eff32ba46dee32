import { stripVTControlCharacters } from 'node:util';

/** @typedef {import('./reported-tests.mjs').ReportedTest} ReportedTest */

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;

/**
 * Prints the duration of each suite, and the slowest tests of all suites.
 *
 * @param {readonly { readonly name: string, readonly milliseconds: number }[]} suites
 * @param {readonly ReportedTest[]} tests
 */
export function printTimings(suites, tests, count = 20) {
  console.log('\n== time by suite');
  for (const { name, milliseconds } of suites) console.log(`${seconds(milliseconds)}  ${name}`);
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
 * Prints each failed test with its errors. This comes last, because of a long output often only the end is kept.
 *
 * @param {readonly ReportedTest[]} tests
 */
export function printFailures(tests, lines = 40) {
  for (const { name, errors } of tests.filter((test) => test.errors.length > 0)) {
    console.log(`\n== failed: ${name}`);
    for (const error of errors) console.log(beginning(error, lines).join('\n'));
  }
}
