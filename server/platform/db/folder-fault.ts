import { accessSync, constants, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstReason } from '../errors/first-reason.ts';
import { walSegment } from './wal-segment.ts';

function tryFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    accessSync(join(folder, name), constants.R_OK | constants.W_OK);
}

function tryWriting(folder: string): void {
  const file = join(folder, 'written-as-a-trial');
  try {
    writeFileSync(file, Buffer.alloc(walSegment));
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Why the data folder cannot be used, in the words of the operating system, such as `ENOSPC: no space left on device,
 * write`: a file may not be read or written, or there is too little space. Undefined if it can be used.
 */
export function folderFault(folder: string): string | undefined {
  try {
    tryFiles(folder);
    tryWriting(folder);
    return undefined;
  } catch (error) {
    return firstReason(error);
  }
}
