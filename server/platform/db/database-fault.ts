import type { Configuration } from '../configuration/configuration.ts';
import { firstReason } from '../errors/first-reason.ts';
import { StartError } from '../errors/start-error.ts';
import { dataFolder } from './data-folder.ts';
import { databaseName } from './database-name.ts';
import { folderFault } from './folder-fault.ts';

type Target = Pick<Configuration, 'databaseUrl' | 'dataDirectory'>;

/**
 * The error with which the start ends if a query on the open database fails. The reason is a fault of the data folder,
 * or else the message of the database.
 */
export function databaseFault(target: Target, error: unknown): StartError {
  const folder = dataFolder(target);
  const reason = (folder === undefined ? undefined : folderFault(folder)) ?? firstReason(error);
  return new StartError(`${databaseName(target)} cannot be used: ${reason}`, { cause: error });
}
