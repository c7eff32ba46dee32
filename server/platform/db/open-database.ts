import { databaseName } from './database-name.ts';
import { openPglite, openOnPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';
import type { OpenDatabase } from './opened-database.ts';
import { PreparingPglite } from './preparing-pglite.ts';

/**
 * Opens PostgreSQL when an address is given, else PGlite in a folder (`memory` stores nothing on disk), and runs the
 * migrations. Throws StartError with the cause and instructions if the folder is in use, damaged or cannot be written,
 * if PostgreSQL does not answer, or if a migration fails.
 */
export function openDatabase(target: {
  databaseUrl: string | undefined;
  dataDirectory: string;
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDirectory } = target;
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, databaseName(target));
  return dataDirectory === 'memory' ? openOnPglite(new PreparingPglite()) : openPglite(dataDirectory);
}
