import { databaseName } from './database-name.ts';
import type { Database } from './database.ts';
import { openPglite, overPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';
import { PreparingPglite } from './preparing-pglite.ts';

/** An open database; `close` ends its connections and releases the lock of its folder. */
export interface OpenDatabase {
  readonly database: Database;
  readonly kind: 'pglite' | 'postgres';
  /** Runs start-up work (migrations, seeds) under a lock, so that other instances that start on this database wait. */
  readonly once: (work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens PostgreSQL when an address is given, else PGlite in a folder (`memory` stores nothing on disk), and runs the
 * migrations. Throws StartError with the cause and instructions: a folder that is in use, damaged or cannot be written,
 * a PostgreSQL that does not answer, a migration that fails.
 */
export function openDatabase(target: {
  databaseUrl: string | undefined;
  dataDirectory: string;
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDirectory } = target;
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, databaseName(target));
  return dataDirectory === 'memory' ? overPglite(new PreparingPglite()) : openPglite(dataDirectory);
}
