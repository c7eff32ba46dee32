import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/common/server/support/free-port.ts';
import { createSeededPostgres } from '#tests/common/server/support/seeded-postgres.ts';
import { serverEntry } from '#tests/common/server/support/server-entry.ts';
import type { ServerOptions } from './server-options.ts';
import { untilReady } from './until-ready.ts';

export interface RunningServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const root = join(import.meta.dirname, '..', '..', '..');

/** Runs the real server on a free port. `environment` contains the variables of its database and may override others. */
async function runServer(environment: Readonly<Record<string, string>>): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--import', './e2e/common/support/shift-time.ts', serverEntry], {
    cwd: root,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: url, LOG_LEVEL: 'warn', LINKA_SANDBOX: '1', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ended = closed.then<never>(() =>
    Promise.reject(new Error(`expected the server at ${url} to become ready, but it ended`)),
  );
  ended.catch(() => {});
  try {
    await untilReady(`${url}/readyz`, ended);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

interface OwnDatabase {
  readonly variables: Readonly<Record<string, string>>;
  readonly drop: () => Promise<void>;
}

async function makeDatabase(kind: ServerOptions['database']): Promise<OwnDatabase> {
  if (kind === 'postgres') {
    const { url, drop } = await createSeededPostgres();
    return { variables: { DATABASE_URL: url }, drop };
  }
  const data = await mkdtemp(join(tmpdir(), 'linka-'));
  return { variables: { LINKA_DATA: data }, drop: () => rm(data, { recursive: true, force: true }) };
}

/** Starts the real server with a new database, which is deleted when the server stops. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  kind: ServerOptions['database'] = 'postgres',
): Promise<RunningServer> {
  const database = await makeDatabase(kind);
  const { url, stop } = await runServer({ ...database.variables, ...environment });
  return {
    url,
    stop: async () => {
      await stop();
      await database.drop();
    },
  };
}
