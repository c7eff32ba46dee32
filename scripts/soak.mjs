// The complete tests of payments, under load and with killed servers, and the tests of card applications with killed
// servers (docs/decisions/0003, 0018). They take about fifteen minutes.
import { run } from './lib/run.mjs';

const env = { LINKA_CRASH_EVERY: '1', LINKA_SOAK_CUSTOMERS: '200', LINKA_SOAK_SECONDS: '60', ...process.env };
const files = [
  'tests/purchase/server/money/soak',
  'tests/purchase/server/money/crash',
  'tests/card-application/server/application-saving',
];
process.exitCode = await run('vitest', ['run', '--no-file-parallelism', ...files], { env });
