import type { Configuration } from '../configuration/configuration.ts';

const postgresName = (databaseUrl: string): string =>
  `The PostgreSQL database at ${databaseUrl.replace(/^\w+:\/\/(?:.*@)?([^/?]*).*$/, '$1')} (DATABASE_URL)`;

/** The beginning of a sentence about a database: which one, without its password, and by which variable. */
export const databaseName = ({
  databaseUrl,
  dataDirectory,
}: Pick<Configuration, 'databaseUrl' | 'dataDirectory'>): string =>
  databaseUrl === undefined ? `The database in ${dataDirectory} (LINKA_DATA)` : postgresName(databaseUrl);
