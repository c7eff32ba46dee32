// Starts the shops that the journeys visit, one for each gateway, and runs the journeys; `npm run test:browsers` builds
// first. Arguments are Vitest's, such as `--project='webkit*'` or a part of a file's name.
import { run } from '#scripts/lib/run.mjs';
import { beginRun } from '../support/time-of-run.ts';
import { startWatchedShop } from './shops/watched-shop.ts';

beginRun();
const [csob, gpwebpay] = await Promise.all([startWatchedShop('csob'), startWatchedShop('gpwebpay')]);
const env = { LINKA_SHOP: csob.url, LINKA_SECOND_SHOP: gpwebpay.url };
const vitest = ['vitest', 'run', '--config', 'e2e/common/browsers/vitest.config.ts', ...process.argv.slice(2)];
// WebKitGTK and its driver cannot run without a display.
const hasDisplay = (process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'] ?? '') !== '';
const [command = '', ...args] = hasDisplay
  ? vitest
  : ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1200x24', ...vitest];
try {
  process.exitCode = await run(command, args, { env });
} finally {
  await Promise.all([csob.stop(), gpwebpay.stop()]);
}
