import { existsSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressedBest, compressedFile } from '#server/platform/http/kept-compression.ts';
import { messageTexts } from '#server/reference-data/messages.ts';

test('the build has compressed all answers with messages, so that a server need not compress them at its start', () => {
  const texts = messageTexts();
  expect(texts.length).toBeGreaterThan(10);
  for (const encoding of ['br', 'gzip'] as const)
    expect(texts.filter((text) => !existsSync(compressedFile(text, encoding)))).toEqual([]);
});

test('a text that the build has not compressed is compressed now', async () => {
  const text = 'Nobody has built this text.';
  expect(existsSync(compressedFile(text, 'br'))).toBe(false);
  expect(brotliDecompressSync(await compressedBest(text, 'br')).toString()).toBe(text);
});
