import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { firstReason } from '../errors/first-reason.ts';
import { StartError } from '../errors/start-error.ts';
import { createAlphabets } from './create-alphabets.ts';
import { migrateBy } from './migrate.ts';
import type { OpenDatabase } from './opened-database.ts';
import { PostgresPool } from './postgres-pool.ts';
import * as schema from './schema.ts';

const startLock = 260_001;

/**
 * Opens PostgreSQL and runs the migrations. Throws StartError when it does not answer, or cannot be migrated.
 * @param name the database's name, with which the error message begins
 */
export async function openPostgres(databaseUrl: string, name: string): Promise<OpenDatabase> {
  const pool = new PostgresPool(databaseUrl);
  const database = drizzle({ client: pool, schema, casing: 'snake_case' });
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
    await once(() =>
      migrateBy(async (configuration) => {
        await migrate(database, configuration);
        await createAlphabets(database);
      }, name),
    );
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`${name} cannot be used: ${firstReason(error)}`, { cause: error });
  }
  return { database, kind: 'postgres', once, close: () => pool.end() };
}
