import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../tests/server/support/free-port.ts';
import { copySeededData } from './seeded-data.ts';

export interface RunningServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');
const patience = 120_000;

async function untilReady(url: string, ended: Promise<never>): Promise<void> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const answer = await Promise.race([fetch(`${url}/readyz`).catch(() => null), ended]);
    if (answer?.ok === true) return;
    await delay(100);
  }
  throw new Error(`expected the server at ${url} to be ready within ${patience / 1000} s, but it was not`);
}

/** Runs the real server on a free port and on the database in folder `data`; `environment` overrides its variables. */
export async function runServer(
  data: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--import', './e2e/support/shift-time.ts', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: url, LINKA_DATA: data, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ended = closed.then<never>(() =>
    Promise.reject(new Error(`expected the server at ${url} to become ready, but it ended`)),
  );
  ended.catch(() => {});
  await untilReady(url, ended);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

/** Starts the real server on its own copy of the seeded database, which is deleted when the server stops. */
export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const data = await mkdtemp(join(tmpdir(), 'linka-'));
  await copySeededData(data);
  const { url, stop } = await runServer(data, environment);
  return {
    url,
    stop: async () => {
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
