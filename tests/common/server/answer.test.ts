import { Hono } from 'hono';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answerCall } from '#server/platform/http/answer.ts';
import type { AppEnv } from '#server/platform/http/app-env.ts';
import { encodingOf } from '#server/platform/http/encoding.ts';

/** Answers with a body, for a caller with this Accept-Encoding. */
function answer(body: unknown, accepted?: string, status = 200): Promise<Response> {
  const app = new Hono<AppEnv>();
  app.get('/', (context) => answerCall(context, status, body, { 'x-request-id': 'request-1' }));
  const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-encoding': accepted };
  return Promise.resolve(app.request('/', { headers }));
}

/** A text whose JSON has the given number of characters. */
const ofLength = (length: number): string => 'x'.repeat(length - 2);

const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

describe('the answer of a call', () => {
  test('is JSON that may not be cached, with its own headers', async () => {
    const given = await answer({ price: 100 }, 'br', 409);
    expect([given.status, await given.json()]).toEqual([409, { price: 100 }]);
    expect(Object.fromEntries(given.headers)).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': 'request-1',
    });
  });

  test('has the status 204 if it has no body', async () => {
    const given = await answer(undefined);
    expect([given.status, await given.text(), given.headers.get('cache-control')]).toEqual([204, '', 'no-store']);
  });

  test('is compressed from 1300 characters on', async () => {
    expect((await answer(ofLength(1299), 'br')).headers.get('content-encoding')).toBeNull();
    expect((await answer(ofLength(1300), 'br')).headers.get('content-encoding')).toBe('br');
    expect((await answer(ofLength(1300))).headers.get('content-encoding')).toBeNull();
  });

  test.each([
    ['br', 1300],
    ['gzip', 1300],
    ['br', 100_000],
    ['gzip', 100_000],
  ] as const)(
    'can be decompressed to the original text after compression by %s: %d characters',
    async (encoding, length) => {
      const given = await answer(ofLength(length), encoding);
      expect(given.headers.get('content-encoding')).toBe(encoding);
      const bytes = Buffer.from(await given.arrayBuffer());
      expect(bytes.length).toBeLessThan(length / 10);
      expect(decompress[encoding](bytes).toString()).toBe(JSON.stringify(ofLength(length)));
    },
  );
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', undefined],
  ['br;q=0.5', 'br'],
  ['brotli', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('the answer for Accept-Encoding %j is encoded as %s', (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding);
});
