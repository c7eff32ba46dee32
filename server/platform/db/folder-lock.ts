import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../errors/start-error.ts';

/** SQLite's number for a file that another connection has locked. */
const busy = 5;

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === busy;

const inUse = (folder: string): StartError =>
  new StartError(
    [
      `The database folder ${folder} is in use by another process, perhaps in another container.`,
      `Stop that process, or start this one with another folder: LINKA_DATA=<folder>.`,
    ].join('\n'),
  );

/**
 * Locks a data folder for this process, since only one process may open PGlite's files. The lock is that of the operating
 * system on the folder's file `lock`: it also holds between containers, and ends with its process, however that ends. Node
 * offers such a lock only through SQLite. The file stays, since a file that is removed could still be locked by another
 * process. Returns a function that releases the lock; throws StartError when another process holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  // It names the cause when the file cannot be written, which SQLite does not.
  closeSync(openSync(file, 'a'));
  const lock = new DatabaseSync(file);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? inUse(folder) : error;
  }
  return () => lock.close();
}
