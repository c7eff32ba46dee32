// Runs the tests as CI does: install, build, check, unit tests and generated paths, server tests, browser tests. Then
// prints the durations, the failures and the totals. With `--all` it also runs the long tests (formal/whole-suite.ts).
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { installMissing } from './lib/install.mjs';
import { printFailures, printTimings } from './lib/print-tests.mjs';
import { processorTime } from './lib/processor-time.mjs';
import { playwrightCounts, playwrightTests, vitestCounts, vitestTests } from './lib/reported-tests.mjs';
import { root, run, runQuietly } from './lib/run.mjs';

const reports = join(root, '.cache', 'reports');
/** The graphs of the machines, explored one time in this run (formal/exploration/explore-once.ts). */
const graphs = join(root, '.cache', 'graphs');
const totals = { passed: 0, failed: 0 };
/** The names of the suites with their durations and their processor time in milliseconds. */
const suites = [];

async function timed(name, suite) {
  console.log(`\n== ${name}`);
  const [start, processor] = [performance.now(), processorTime()];
  await suite();
  const used = processor === undefined ? undefined : processorTime() - processor;
  suites.push({ name, milliseconds: performance.now() - start, processor: used });
}

const read = (name) => {
  const path = join(reports, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};

const count = ({ passed, failed }) => {
  totals.passed += passed;
  totals.failed += failed;
};

/** Runs commands that count as one test each, one after another. */
async function each(...commands) {
  for (const [name, command, ...args] of commands) {
    const start = performance.now();
    const code = await runQuietly(command, args);
    count(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'passed' : 'FAILED'}: ${name}, ${seconds} s`);
  }
}

/** Runs the given Vitest projects and counts their tests. */
async function vitest(report, ...projects) {
  const code = await run('vitest', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/${report}`,
  ]);
  count(vitestCounts(read(report), code));
}

async function playwright(chromium) {
  const code = await run('playwright', ['test'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json` },
  });
  count(playwrightCounts(read('playwright.json'), code));
}

if (process.argv.includes('--all')) process.env.LINKA_WHOLE_SUITE = '1';
await timed('install', installMissing);
for (const old of [reports, graphs]) rmSync(old, { recursive: true, force: true });
process.env.LINKA_GRAPHS = graphs;
process.env.LINKA_SERVER_ENTRY = 'dist/server/main.js';
mkdirSync(reports, { recursive: true });
await timed('build, format, lint and types', async () => {
  await each(['styles', 'panda', 'codegen', '--silent']);
  // The build uses only one core most of the time.
  await Promise.all([
    each(['build', 'node', 'scripts/build.mjs', '--styles-made']),
    each(
      ['format', 'oxfmt', '--check'],
      ['lint and types', 'oxlint', '--type-aware', '--type-check', '--deny-warnings'],
      ['types of the core layers', 'tsc', '-p', 'tsconfig.core.json'],
    ),
  ]);
});
// The suites run one after another. In parallel they would take half as long again: Vitest would start workers of both
// kinds for both cores.
await timed('unit tests and generated paths', () => vitest('units.json', 'units', 'pages', 'replaced pages', 'views'));
await timed('server', () => vitest('server.json', 'server'));
let chromium;
await timed('install of a browser', async () => {
  chromium = await findChromium();
});
await timed('browser', () => playwright(chromium));
const tests = [
  ...['units.json', 'server.json'].flatMap((report) => vitestTests(read(report))),
  ...playwrightTests(read('playwright.json')),
];
printTimings(suites, tests);
printFailures(tests);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
