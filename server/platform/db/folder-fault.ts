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
 * What the operating system says against the use of a data folder, such as `ENOSPC: no space left on device, write`: a file
 * that may not be read or written, or too little room. Undefined when it says nothing.
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
