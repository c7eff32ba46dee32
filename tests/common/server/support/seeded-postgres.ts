import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase } from '#server/platform/db/open-database.ts';
import type { OpenDatabase } from '#server/platform/db/opened-database.ts';
import { startCluster, template } from './postgres-cluster.ts';
import type { Cluster } from './postgres-cluster.ts';

/** The environment variable with the address of the cluster that a Vitest run has started (run-cluster.ts). */
export const clusterVariable = 'LINKA_TEST_CLUSTER';

/**
 * A separate seeded PostgreSQL database. Every `open` makes another pool of connections to this database, like another
 * instance.
 */
export interface PostgresDatabase {
  readonly url: string;
  readonly open: () => Promise<OpenDatabase>;
  readonly drop: () => Promise<void>;
}

async function run(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: `${address}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Outside of Vitest, the process has its own cluster, which is stopped when its last database is dropped. */
const own: { cluster?: Promise<Cluster>; databases: number } = { databases: 0 };

async function takeAddress(): Promise<string> {
  const ofRun = process.env[clusterVariable];
  if (ofRun !== undefined) return ofRun;
  own.cluster ??= startCluster();
  own.databases += 1;
  return (await own.cluster).address;
}

async function leaveAddress(): Promise<void> {
  if (own.cluster === undefined) return;
  own.databases -= 1;
  if (own.databases > 0) return;
  const { stop } = await own.cluster;
  delete own.cluster;
  await stop();
}

export async function createSeededPostgres(): Promise<PostgresDatabase> {
  const address = await takeAddress();
  const name = `linka_${randomUUID().replaceAll('-', '')}`;
  await run(address, `create database ${name} template ${template}`);
  const url = `${address}/${name}`;
  return {
    url,
    open: () => openDatabase({ databaseUrl: url, dataDirectory: 'memory' }),
    async drop() {
      // Servers that a test has killed may have left open connections.
      await run(address, `drop database ${name} with (force)`);
      await leaveAddress();
    },
  };
}
