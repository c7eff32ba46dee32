// Builds the flow gallery into dist/flows and writes the Mermaid texts in docs/flows. The numbers of levels 2 and 3 come
// from the last tests; with `--tests` the tests of these levels run first.
import { findChromium } from './lib/chromium.mjs';
import { installMissing } from './lib/install.mjs';
import { run } from './lib/run.mjs';

/** The commands that run the generated paths: levels 0 to 2, then level 3 with the built shop. */
const tests = [
  ['vitest', 'run', '/machines/', '/views/'],
  ['node', 'scripts/build.mjs'],
  ['playwright', 'test', '/flows/'],
];

await installMissing();
const withTests = process.argv.includes('--tests');
const CHROMIUM_PATH = withTests ? await findChromium() : '';
const codes = [];
for (const [command, ...args] of withTests ? tests : []) {
  codes.push(await run(command, args, { env: { CHROMIUM_PATH, LINKA_WHOLE_SUITE: '1' } }));
}
codes.push(await run('node', ['gallery/build.ts']));
process.exit(codes.every((code) => code === 0) ? 0 : 1);
