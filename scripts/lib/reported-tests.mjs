import { existsSync, readFileSync } from 'node:fs';

/**
 * A test in a report. `errors`: the messages of each failed attempt, with the content of the page; empty if the test
 * passed.
 *
 * @typedef {{ readonly name: string, readonly milliseconds: number, readonly errors: readonly string[] }} ReportedTest
 */

/**
 * How many tests passed and failed. If a run failed although none of its tests failed, this counts as one failure: a
 * file that could not be loaded, or a report that was not written. The exit code alone is not enough, because a library
 * may end the process with its own code.
 *
 * @typedef {{ readonly passed: number, readonly failed: number }} Counts
 */

const counts = (passed, failed, succeeded) => ({ passed, failed: succeeded ? failed : Math.max(failed, 1) });

/** The counts of a Vitest JSON report and of the run's exit code. @returns {Counts} */
export const vitestCounts = (report, code) =>
  counts(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, report?.success === true && code === 0);

/** The counts of a Playwright JSON report; a test that passed only after a retry counts as failed. @returns {Counts} */
export const playwrightCounts = (report, code) => {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return counts(expected, unexpected + flaky, report !== undefined && code === 0);
};

/** The tests of a Vitest JSON report. @returns {ReportedTest[]} */
export const vitestTests = (report) =>
  (report?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration, failureMessages }) => ({
      name: `${file.replace(/^.*\/tests\//, 'tests/')} › ${fullName}`,
      milliseconds: duration ?? 0,
      errors: failureMessages ?? [],
    })),
  );

/** The errors of a failed attempt. Playwright also writes a file with a snapshot of the page in YAML. */
function errorsOf({ errors, attachments }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const page =
    path !== undefined && existsSync(path) ? readFileSync(path, 'utf8').match(/```yaml\n(.*?)```/s)?.[1] : undefined;
  const messages = errors.map(({ message }) => message);
  return page === undefined ? messages : [...messages, `The page showed:\n${page}`];
}

/** The tests of a Playwright JSON report, retries included. @returns {ReportedTest[]} */
export const playwrightTests = (report) => {
  const inSuite = ({ suites = [], specs = [] }, file) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${file} › ${title} (${projectName})`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        errors: results.flatMap(errorsOf),
      })),
    ),
    ...suites.flatMap((suite) => inSuite(suite, file)),
  ];
  return (report?.suites ?? []).flatMap((suite) => inSuite(suite, `e2e/${suite.file}`));
};
