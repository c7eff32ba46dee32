import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../errors/start-error.ts';

/** SQLite's number for a file that another connection has locked. */
const busy = 5;

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === busy;

const inUseError = (folder: string): StartError =>
  new StartError(
    [
      `The database folder ${folder} is in use by another process, perhaps in another container.`,
      `Stop that process, or start this one with another folder: LINKA_DATA=<folder>.`,
    ].join('\n'),
  );

/**
 * Locks a data folder for this process, since only one process may open PGlite's files. It is a lock of the operating
 * system on the folder's file `lock`: it also works between containers, and ends with the process, even after a crash.
 * Node offers such locks only through SQLite. The file is not removed, since another process could still have it locked.
 * Returns a function that releases the lock; throws StartError when another process holds the lock.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  // If the file cannot be written, this error gives the cause; SQLite's error does not.
  closeSync(openSync(file, 'a'));
  const lock = new DatabaseSync(file);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? inUseError(folder) : error;
  }
  return () => lock.close();
}
