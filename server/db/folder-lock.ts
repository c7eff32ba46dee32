import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors/start-error.ts';

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

function isAlive(processId: number): boolean {
  if (processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Locks a data folder for this process, since only one process may open PGlite's files. A lock left by a process that
 * no longer runs is replaced. Returns a function that releases the lock; throws StartError when another process holds
 * it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'in-use-by');
  const release = (): void => rmSync(file, { force: true });
  if (take(file)) return release;
  const holder = Number(readFileSync(file, 'utf8'));
  if (isAlive(holder)) {
    throw new StartError(
      [
        `The database folder ${folder} is in use by another process (${String(holder)}).`,
        `Stop that process, or start this one with another folder: LINKA_DATA=<folder>.`,
        `If that process is not a shop, delete ${file}.`,
      ].join('\n'),
    );
  }
  rmSync(file, { force: true });
  if (!take(file)) throw new StartError(`The database folder ${folder} has just been taken by another process.`);
  return release;
}
