/** @typedef {{ readonly name: string, readonly milliseconds: number }} Timed */

/** The tests of a Vitest JSON report with their durations. @returns {Timed[]} */
export const vitestTimes = (report) =>
  (report?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${file.replace(/^.*\/tests\//, 'tests/')} › ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );

/** The tests of a Playwright JSON report with their durations, retries included. @returns {Timed[]} */
export const playwrightTimes = (report) => {
  const inSuite = ({ suites = [], specs = [] }, file) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${file} › ${title} (${projectName})`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...suites.flatMap((suite) => inSuite(suite, file)),
  ];
  return (report?.suites ?? []).flatMap((suite) => inSuite(suite, `e2e/${suite.file}`));
};

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;

/** Prints the duration of each suite, and the slowest tests of all suites. */
export function printTimings(suites, tests, count = 20) {
  console.log('\n== time by suite');
  for (const { name, milliseconds } of suites) console.log(`${seconds(milliseconds)}  ${name}`);
  console.log(`\n== the slowest ${count} tests`);
  const slowest = tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
  for (const { name, milliseconds } of slowest) console.log(`${seconds(milliseconds)}  ${name}`);
}
