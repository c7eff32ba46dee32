// Runs the main journeys in Chromium, Firefox and WebKitGTK with two widths (docs/testing.md). This takes some minutes
// and two browsers that CI does not have, so it is started by hand before a release.
import { findChromium } from './lib/chromium.mjs';
import { installMissing } from './lib/install.mjs';
import { run } from './lib/run.mjs';

await installMissing();
const CHROMIUM_PATH = await findChromium();
if ((await run('node', ['scripts/build.mjs'])) !== 0) process.exit(1);
const env = { CHROMIUM_PATH, LINKA_SERVER_ENTRY: 'dist/server/main.js' };
process.exitCode = await run('node', ['e2e/common/browsers/run.ts', ...process.argv.slice(2)], { env });
