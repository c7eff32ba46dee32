import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { StartError } from '../errors/start-error.ts';
import { databaseName } from './database-name.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { PreparingPglite } from './preparing-pglite.ts';
import * as schema from './schema.ts';

/** An open database; `close` ends its connections and releases the lock of its folder. */
export interface OpenDatabase {
  readonly database: Database;
  readonly kind: 'pglite' | 'postgres';
  /** Runs start-up work (migrations, seeds) under a lock, so that other instances that start on this database wait. */
  readonly once: (work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

const migrations = { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) };
const startLock = 260_001;

/** Opens a database on an existing PGlite client and runs the migrations. */
export async function overPglite(client: PGlite, release: () => void = () => undefined): Promise<OpenDatabase> {
  const database = drizzlePglite({ client, schema, casing: 'snake_case' });
  await migratePglite(database, migrations);
  return {
    database,
    kind: 'pglite',
    once: (work) => work(),
    close: async () => {
      await client.close();
      release();
    },
  };
}

const unusable = (folder: string): StartError =>
  new StartError(
    [
      `The database in ${folder} cannot be opened: its files are damaged or not a database of this version.`,
      `Move the folder away to begin with a freshly seeded shop, or put a backup of it in its place.`,
    ].join('\n'),
  );

function takeFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const cause = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The folder ${folder} (LINKA_DATA) cannot be used, since nothing can be written there: ${cause}`,
    );
  }
}

async function openPglite(dataDirectory: string): Promise<OpenDatabase> {
  if (dataDirectory === 'memory') return overPglite(new PreparingPglite());
  const release = takeFolder(dataDirectory);
  const folder = join(dataDirectory, 'database');
  try {
    const client = new PreparingPglite({ dataDir: folder });
    await client.waitReady;
    return await overPglite(client, release);
  } catch (error) {
    release();
    throw Object.assign(unusable(folder), { cause: error });
  }
}

/** @param name the beginning of a sentence that says that it cannot be used */
async function openPostgres(databaseUrl: string, name: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  // The pool replaces a connection that breaks while idle; if the database is down, the next query fails.
  pool.on('error', () => undefined);
  const database = drizzlePostgres({ client: pool, schema, casing: 'snake_case' });
  const once = async (work: () => Promise<void>): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [startLock]);
      await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [startLock]);
      client.release();
    }
  };
  try {
    await once(() => migratePostgres(database, migrations));
  } catch (error) {
    await pool.end();
    throw new StartError(`${name} cannot be used: ${String(error)}`);
  }
  return { database, kind: 'postgres', once, close: () => pool.end() };
}

/**
 * Opens PostgreSQL when an address is given, else PGlite in a folder (`memory` stores nothing on disk), and runs the
 * migrations. Throws StartError with instructions when the folder cannot be written, is damaged or in use, or PostgreSQL does not answer.
 */
export const openDatabase = (target: {
  databaseUrl: string | undefined;
  dataDirectory: string;
}): Promise<OpenDatabase> =>
  target.databaseUrl === undefined
    ? openPglite(target.dataDirectory)
    : openPostgres(target.databaseUrl, databaseName(target));
