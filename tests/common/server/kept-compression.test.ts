import { existsSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressedBest, keptFile } from '#server/platform/http/kept-compression.ts';
import { messageTexts } from '#server/reference-data/messages.ts';

test('the build has compressed all answers with messages, so that no server does it at its start', () => {
  const texts = messageTexts();
  expect(texts.length).toBeGreaterThan(10);
  for (const encoding of ['br', 'gzip'] as const)
    expect(texts.filter((text) => !existsSync(keptFile(text, encoding)))).toEqual([]);
});

test('a text that the build does not know is compressed', async () => {
  const text = 'Nobody has built this text.';
  expect(existsSync(keptFile(text, 'br'))).toBe(false);
  expect(brotliDecompressSync(await compressedBest(text, 'br')).toString()).toBe(text);
});
