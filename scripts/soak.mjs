// The complete tests of payments under load and with killed servers (docs/decisions/0003). They take about ten minutes.
import { run } from './lib/run.mjs';

const env = { LINKA_CRASH_EVERY: '1', LINKA_SOAK_CUSTOMERS: '200', LINKA_SOAK_SECONDS: '60', ...process.env };
const files = ['tests/server/money/soak', 'tests/server/money/crash'];
process.exitCode = await run('vitest', ['run', '--no-file-parallelism', ...files], { env });
