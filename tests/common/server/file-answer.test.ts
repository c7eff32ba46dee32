import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataExport } from '#contract/endpoints/data-export.ts';
import type { AppEnv } from '#server/platform/http/app-env.ts';
import { FileAnswer } from '#server/platform/http/file-answer.ts';
import { fileRoute } from '#server/platform/http/route.ts';
import { serveEndpoint } from '#server/platform/http/serve-endpoint.ts';
import { logIn } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  token = await logIn(server, 'adult@linka.example');
});
afterAll(() => server.stop());

/** Requests a file whose content is made by a generator. */
async function ask(content: AsyncIterable<Uint8Array>): Promise<Response> {
  const served = fileRoute(dataExport, () => Promise.resolve(new FileAnswer({ fileName: 'file.zip', content })));
  const app = new Hono<AppEnv>();
  app.get(dataExport.path, (context) => serveEndpoint(context, served, server.services));
  return app.request(dataExport.path, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' } }, {});
}

test('the answer contains the unchanged file, with its name and media type', async () => {
  const answer = await ask(
    (async function* parts() {
      yield Uint8Array.of(1, 2);
      yield Uint8Array.of(3);
    })(),
  );
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 3]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="file.zip"',
    'cache-control': 'no-store',
  });
  expect(answer.headers.get('content-encoding')).toBeNull();
});

test('if a file cannot be completed, its download fails, so that nobody keeps an incomplete file', async () => {
  const answer = await ask(
    (async function* broken() {
      yield Uint8Array.of(1);
      throw new Error('the disk is full');
    })(),
  );
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow('the disk is full');
});

test('a file is made only as far as it is read, and its generator is stopped when the reader disconnects', async () => {
  let made = 0;
  let isOver = false;
  const answer = await ask(
    (async function* endless() {
      try {
        while (made < 1000) {
          made += 1;
          yield new Uint8Array(1000);
        }
      } finally {
        isOver = true;
      }
    })(),
  );
  const reader = answer.body?.getReader();
  await reader?.read();
  expect(made).toBeLessThan(5);
  await reader?.cancel();
  expect([made < 5, isOver]).toEqual([true, true]);
});
