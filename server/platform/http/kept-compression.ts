import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressBest } from './encoding.ts';
import type { Encoding } from './encoding.ts';

/**
 * Texts that the build has compressed, named by their hash. Compressing them at the server's start would take two
 * seconds.
 */
const folder = join(import.meta.dirname, '..', '..', '..', 'dist', 'compressed');

/** The path of the file in which the build has stored this text, compressed with this encoding. */
export const compressedFile = (text: string, encoding: Encoding): string =>
  join(folder, `${createHash('sha256').update(text).digest('base64url')}.${encoding}`);

/** The compressed text: from the build if it has compressed the same text, else compressed now. */
export const compressedBest = (text: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
  readFile(compressedFile(text, encoding)).catch(() => compressBest(text, encoding));

/** Compresses texts in each encoding for the servers of this build, and deletes the files of the last build. */
export async function storeCompressed(texts: readonly string[]): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const encodings: readonly Encoding[] = ['br', 'gzip'];
  const files = texts.flatMap((text) => encodings.map((encoding) => ({ text, encoding })));
  await Promise.all(
    files.map(async ({ text, encoding }) =>
      writeFileSync(compressedFile(text, encoding), await compressBest(text, encoding)),
    ),
  );
}
