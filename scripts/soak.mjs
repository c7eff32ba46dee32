// The long form of the tests of money under load and under death (docs/decisions/0003): some ten minutes.
import { run } from './lib/run.mjs';

const env = { LINKA_CRASH_EVERY: '1', LINKA_SOAK_CUSTOMERS: '200', LINKA_SOAK_SECONDS: '60', ...process.env };
const files = ['tests/server/money/soak', 'tests/server/money/crash'];
process.exitCode = await run('vitest', ['run', '--no-file-parallelism', ...files], { env });
