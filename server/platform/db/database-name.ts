import type { Configuration } from '../configuration/configuration.ts';

const postgresName = (databaseUrl: string): string =>
  `The PostgreSQL database at ${databaseUrl.replace(/^\w+:\/\/(?:.*@)?([^/?]*).*$/, '$1')} (DATABASE_URL)`;

/** The database's name, with which a message begins: its address without the password, and the variable that sets it. */
export const databaseName = ({
  databaseUrl,
  dataDirectory,
}: Pick<Configuration, 'databaseUrl' | 'dataDirectory'>): string =>
  databaseUrl === undefined ? `The database in ${dataDirectory} (LINKA_DATA)` : postgresName(databaseUrl);
