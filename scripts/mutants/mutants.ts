import { Stryker } from '@stryker-mutator/core';
// Changes the code in small ways with StrykerJS and lists each change that no test notices (docs/testing.md). One area
// takes minutes to hours, so this is started by hand only.
//   npm run mutants                          all areas
//   npm run mutants rules src/api/call.ts    folders or files
//   npm run mutants views -- --share=3       three per cent of the changes, --seed=2 for others
// The results are kept in .cache/mutants: a second run, also after an interrupted one, tries only what it must.
import { areas } from './areas.ts';
import { readCommand } from './command.ts';
import { selectMutated } from './select.ts';
import { sampleVariable, testsVariable } from './variables.ts';

const { paths, share, seed, processes } = readCommand(process.argv.slice(2));
process.env[sampleVariable] = JSON.stringify({ share, seed });
for (const { area, mutate } of selectMutated(areas, paths)) {
  console.log(`\n== ${area.name}`);
  process.env[testsVariable] = JSON.stringify(area.tests);
  await new Stryker({
    testRunner: 'vitest',
    plugins: [
      '@stryker-mutator/vitest-runner',
      './scripts/mutants/survivors-reporter.ts',
      './scripts/mutants/sample-checker.ts',
      './scripts/mutants/style-ignorer.ts',
    ],
    checkers: share < 100 ? ['sample'] : [],
    ignorers: ['styles'],
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false, pool: area.pool },
    mutate: [...mutate],
    concurrency: processes,
    thresholds: { high: 100, low: area.leastScore, break: area.leastScore },
    reporters: ['progress-append-only', 'survivors', 'clear-text', 'json'],
    clearTextReporter: { logTests: false, reportTests: false, reportMutants: false },
    jsonReporter: { fileName: `.cache/mutants/${area.name}.json` },
    incremental: true,
    incrementalFile: `.cache/mutants/results/${area.name}-${share}-${seed}.json`,
    tempDirName: '.cache/mutants/sandbox',
    ignorePatterns: ['dist', '.data', 'e2e', 'test-results', 'playwright-report'],
    dryRunTimeoutMinutes: 30,
    // Long enough for a busy machine, because a mutant that exceeds the timeout counts as noticed.
    timeoutMS: 20_000,
    timeoutFactor: 3,
    disableTypeChecks: false,
    // Stryker reads it with the JavaScript interface of TypeScript, which this version of TypeScript does not have.
    tsconfigFile: 'no-tsconfig.json',
  }).runMutationTest();
}
