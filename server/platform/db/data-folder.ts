import type { Configuration } from '../configuration/configuration.ts';

/** The folder of the database's files; undefined for PostgreSQL, and for a database in memory. */
export const dataFolder = ({
  databaseUrl,
  dataDirectory,
}: Pick<Configuration, 'databaseUrl' | 'dataDirectory'>): string | undefined =>
  databaseUrl !== undefined || dataDirectory === 'memory' ? undefined : dataDirectory;
