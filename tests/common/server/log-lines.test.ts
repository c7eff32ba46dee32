import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { login } from '#contract/endpoints/auth.ts';
import { createLogger } from '#server/logger.ts';
import type { Services } from '#server/platform/services/services.ts';
import { startWorker } from '#server/platform/workers/start-worker.ts';
import { startServer } from './support/start-server.ts';

const parseLines = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('a caller that disconnects during its request is not logged as an error', async () => {
  const lines: string[] = [];
  const server = await startServer({ workers: false, logTo: (line) => lines.push(line) });
  const { hostname, port } = new URL(server.url);
  const caller = connect(Number(port), hostname);
  await once(caller, 'connect');
  const head = ['host: shop', 'content-type: application/json', 'content-length: 100'].join('\r\n');
  const half = `POST ${login.path} HTTP/1.1\r\n${head}\r\n\r\n{"username":`;
  await new Promise((resolve) => caller.write(half, resolve));
  caller.destroy();
  await expect
    .poll(() => parseLines(lines).map(({ level, msg }) => [level, msg]))
    .toContainEqual([30, 'the caller has gone']);
  await server.stop();
  expect(parseLines(lines).filter(({ level }) => Number(level) > 30)).toEqual([]);
});

test('a worker that keeps failing is logged at the first failure, with the cause but without data, and when it works again', async () => {
  const lines: string[] = [];
  const run = { failures: 3 };
  const services = { logger: createLogger('info', { write: (line) => lines.push(line) }), clock: {} };
  const worker = startWorker(services as unknown as Services, 'reminders', async () => {
    run.failures -= 1;
    if (run.failures >= 0) throw Object.assign(new TypeError('jana@linka.example'), { query: 'select 1' });
    return false;
  });
  while (run.failures >= 0) {
    worker.wake();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await worker.stop();
  expect(parseLines(lines)).toEqual([
    expect.objectContaining({
      level: 50,
      worker: 'reminders',
      msg: 'a worker failed',
      error: expect.objectContaining({ type: 'TypeError', query: 'select 1' }),
    }),
    expect.objectContaining({ level: 30, worker: 'reminders', msg: 'a worker works again' }),
  ]);
  expect(lines.join()).not.toContain('jana@linka.example');
});
