import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressBest } from './encoding.ts';
import type { Encoding } from './encoding.ts';

/** What the build has compressed, by the digest of the text: at the start of a server it would take two seconds. */
const folder = join(import.meta.dirname, '..', '..', 'dist', 'compressed');

const fileOf = (text: string, encoding: Encoding): string =>
  join(folder, `${createHash('sha256').update(text).digest('base64url')}.${encoding}`);

/** The text in an encoding, from the build if it has compressed this very text. */
export const compressedBest = (text: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
  readFile(fileOf(text, encoding)).catch(() => compressBest(text, encoding));

/** Compresses a text in each encoding for the servers of this build. */
export async function keepCompressed(text: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const encoding of ['br', 'gzip'] as const)
    writeFileSync(fileOf(text, encoding), await compressBest(text, encoding));
}
