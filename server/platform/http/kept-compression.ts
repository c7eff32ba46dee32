import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressBest } from './encoding.ts';
import type { Encoding } from './encoding.ts';

/** What the build has compressed, by the digest of the text: at the start of a server it would take two seconds. */
const folder = join(import.meta.dirname, '..', '..', '..', 'dist', 'compressed');

/** The file in which the build has kept a text in an encoding. */
export const keptFile = (text: string, encoding: Encoding): string =>
  join(folder, `${createHash('sha256').update(text).digest('base64url')}.${encoding}`);

/** The text in an encoding, from the build if it has compressed this very text. */
export const compressedBest = (text: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
  readFile(keptFile(text, encoding)).catch(() => compressBest(text, encoding));

/** Compresses texts in each encoding for the servers of this build, in place of those of the last one. */
export async function keepCompressed(texts: readonly string[]): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const encodings: readonly Encoding[] = ['br', 'gzip'];
  const files = texts.flatMap((text) => encodings.map((encoding) => ({ text, encoding })));
  await Promise.all(
    files.map(async ({ text, encoding }) =>
      writeFileSync(keptFile(text, encoding), await compressBest(text, encoding)),
    ),
  );
}
