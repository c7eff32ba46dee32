// Runs the browser tests ten times in a row, three of these times beside two busy loops; all runs must pass. This takes
// an hour, so it is started by hand only.
import { Worker } from 'node:worker_threads';
import { findChromium } from './lib/chromium.mjs';
import { installMissing } from './lib/install.mjs';
import { run } from './lib/run.mjs';

const rounds = 10;
const busyRounds = new Set([2, 5, 8]);
const busyLoop = 'for (;;);';

await installMissing();
const CHROMIUM_PATH = await findChromium();
if ((await run('node', ['scripts/build.mjs'])) !== 0) process.exit(1);
const failed = [];
for (let round = 1; round <= rounds; round += 1) {
  const isBusy = busyRounds.has(round);
  console.log(`\n== round ${round} of ${rounds}${isBusy ? ', beside two busy loops' : ''}`);
  const loops = isBusy ? [1, 2].map(() => new Worker(busyLoop, { eval: true })) : [];
  const code = await run('playwright', ['test', ...process.argv.slice(2)], { env: { CHROMIUM_PATH } });
  await Promise.all(loops.map((loop) => loop.terminate()));
  if (code !== 0) failed.push(round);
}
console.log(failed.length === 0 ? `\nsteady: ${rounds} of ${rounds}` : `\nnot steady: failed in ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
