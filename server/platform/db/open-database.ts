import { databaseName } from './database-name.ts';
import { openPglite, overPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';
import type { OpenDatabase } from './opened-database.ts';
import { PreparingPglite } from './preparing-pglite.ts';

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
