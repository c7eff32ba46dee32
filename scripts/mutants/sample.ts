import { createHash } from 'node:crypto';

/** What tells one change from all others. `line` and `column` are where it starts. */
export interface Change {
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly line: number;
  readonly column: number;
}

const steps = 2 ** 32;

/**
 * Whether the change belongs to the sample of `share` per cent. Decided by the change and the seed alone, so that a second
 * run tries the same ones, and a larger share contains the smaller.
 */
export function belongsToSample(change: Change, share: number, seed: string): boolean {
  const { fileName, mutatorName, replacement, line, column } = change;
  const digest = createHash('sha256')
    .update([seed, fileName, mutatorName, replacement, line, column].join('\n'))
    .digest();
  return digest.readUInt32BE(0) < (share / 100) * steps;
}
