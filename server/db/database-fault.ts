import type { Configuration } from '../configuration/configuration.ts';
import { firstReason } from '../errors/first-reason.ts';
import { StartError } from '../errors/start-error.ts';
import { databaseName } from './database-name.ts';
import { folderFault } from './folder-fault.ts';

type Target = Pick<Configuration, 'databaseUrl' | 'dataDirectory'>;

/** What ends a start when the database, which is open, fails: by the folder's fault or by the database's own words. */
export function databaseFault(target: Target, error: unknown): StartError {
  const { databaseUrl, dataDirectory } = target;
  const hasFolder = databaseUrl === undefined && dataDirectory !== 'memory';
  const reason = (hasFolder ? folderFault(dataDirectory) : undefined) ?? firstReason(error);
  return new StartError(`${databaseName(target)} cannot be used: ${reason}`, { cause: error });
}
