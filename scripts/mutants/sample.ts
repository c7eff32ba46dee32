import { createHash } from 'node:crypto';

/** The fields that identify a mutant. `line` and `column` are its start. */
export interface Change {
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly line: number;
  readonly column: number;
}

const steps = 2 ** 32;

/**
 * Whether the mutant belongs to the sample of `share` per cent. The result depends only on the mutant and the seed, so
 * that a second run tries the same mutants, and a larger sample contains the smaller one.
 */
export function belongsToSample(change: Change, share: number, seed: string): boolean {
  const { fileName, mutatorName, replacement, line, column } = change;
  const digest = createHash('sha256')
    .update([seed, fileName, mutatorName, replacement, line, column].join('\n'))
    .digest();
  return digest.readUInt32BE(0) < (share / 100) * steps;
}
