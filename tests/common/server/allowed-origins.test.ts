import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowOrigins } from '#server/platform/http/allow-origins.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

const shop = 'https://shop.example';
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ workers: false, configuration: { allowedOrigins: ['https://other.example', shop] } });
});
afterAll(() => server.stop());

const ask = async (path: string, init: RequestInit = {}, origin: string | null = shop) => {
  const headers = new Headers(init.headers);
  if (origin !== null) headers.set('origin', origin);
  const answer = await fetch(`${server.url}${path}`, { ...init, headers, redirect: 'manual' });
  await answer.body?.cancel();
  return answer;
};

const namesIn = (answer: Response, header: string): string[] =>
  (answer.headers.get(`access-control-${header}`) ?? '').split(',').toSorted();

const allowedOf = ({ headers }: Response) => headers.get('access-control-allow-origin');

describe('a page of an allowed origin may read', () => {
  test.each([
    ['an answer', '/api/public/zones-public', {}, 200],
    ['a refused token', '/api/eshop/shopping-cart', { headers: { authorization: 'Bearer x' } }, 401],
    ['a refused body', '/api/eshop/auth/login', { method: 'POST', body: '{' }, 415],
    ['that a call does not exist', '/api/nothing', {}, 404],
    ['the keys of passes', '/.well-known/linka-pass-keys.json', {}, 200],
    ["the time of the sandbox's clock", '/sandbox/clock', { headers: { accept: 'application/json' } }, 200],
  ])('%s', async (_what, path, init, status) => {
    const answer = await ask(path, init);
    expect([answer.status, allowedOf(answer)]).toEqual([status, shop]);
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin');
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
    expect(namesIn(answer, 'expose-headers')).toEqual([
      'content-disposition',
      'date',
      'idempotent-replayed',
      'retry-after',
      'x-linka-time',
      'x-request-id',
    ]);
  });

  test.each([
    ['a failure', 'error500', 500],
    ['an unreadable answer', 'html', 200],
  ])('%s', async (_what, fault, status) => {
    const answer = await ask('/api/public/zones-public', { headers: { 'x-linka-fault': `zonesPublic=${fault}` } });
    expect([answer.status, allowedOf(answer)]).toEqual([status, shop]);
  });
});

test('a browser may send the headers of the shop to each call, and remembers this for two hours', async () => {
  const headers = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' };
  const answer = await ask('/api/eshop/customer-accounts/settings', { method: 'OPTIONS', headers });
  expect([answer.status, allowedOf(answer)]).toEqual([204, shop]);
  expect(namesIn(answer, 'allow-methods')).toEqual(['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT']);
  expect(namesIn(answer, 'allow-headers')).toEqual([
    'accept-language',
    'authorization',
    'content-type',
    'idempotency-key',
    'x-linka-fault',
    'x-request-id',
  ]);
  expect(answer.headers.get('access-control-max-age')).toBe('7200');
});

test.each([
  ['another origin', 'https://shop.example.evil.example'],
  ['the same host without TLS', 'http://shop.example'],
  ['an unknown origin', 'null'],
])('%s may neither read an answer nor send headers', async (_what, origin) => {
  const headers = { 'access-control-request-method': 'GET' };
  for (const init of [{}, { method: 'OPTIONS', headers }])
    expect(allowedOf(await ask('/api/public/zones-public', init, origin))).toBeNull();
});

test.each(['/', '/payment-return', '/healthz'])('%s is not for pages of other origins', async (path) => {
  expect(allowedOf(await ask(path))).toBeNull();
});

test('a page may also read that the server has failed', async () => {
  const app = new Hono();
  app.use(allowOrigins({ allowedOrigins: [shop], sandbox: false }));
  app.get('/', () => {
    throw new Error('broken');
  });
  app.onError((_, context) => context.json({}, 500));
  const answer = await app.request('/', { headers: { origin: shop } });
  expect([answer.status, allowedOf(answer)]).toEqual([500, shop]);
});

test('only pages of a sandbox may send faults', async () => {
  const app = new Hono();
  app.use(allowOrigins({ allowedOrigins: [shop], sandbox: false }));
  const answer = await app.request('/', { method: 'OPTIONS', headers: { origin: shop } });
  expect(namesIn(answer, 'allow-headers')).not.toContain('x-linka-fault');
});

describe('a server without allowed origins', () => {
  let closed: TestServer;
  beforeAll(async () => {
    closed = await startServer({ workers: false });
  });
  afterAll(() => closed.stop());

  test('answers no other origin, and no question whether a call may be sent', async () => {
    const url = `${closed.url}/api/public/zones-public`;
    const answer = await fetch(url, { headers: { origin: shop } });
    expect([allowedOf(answer), answer.headers.get('vary')]).toEqual([null, null]);
    const question = await fetch(url, { method: 'OPTIONS', headers: { origin: shop } });
    expect([question.status, allowedOf(question)]).toEqual([404, null]);
    await Promise.all([answer.text(), question.text()]);
  });
});
