import { sql } from 'drizzle-orm';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { login } from '#contract/endpoints/auth.ts';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { ticketCombinations } from '#contract/endpoints/ticket-combinations.ts';
import { zonesPublic } from '#contract/endpoints/zones.ts';
import { loggableError } from '#server/platform/errors/loggable-error.ts';
import { freshAccount, refusal, send } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

const builtDirectory = mkdtempSync(join(tmpdir(), 'linka-built-'));
const clientDirectory = join(builtDirectory, 'client');
const partsDirectory = join(builtDirectory, 'parts');
const flowsDirectory = join(builtDirectory, 'flows');
const page = '<!doctype html><title>Linka</title>';
const script = `console.log('linka');`.repeat(100);
let lines: string[] = [];
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(clientDirectory, 'assets'), { recursive: true });
  mkdirSync(join(builtDirectory, 'prerendered'));
  writeFileSync(join(builtDirectory, 'prerendered', 'index.html'), page);
  writeFileSync(join(clientDirectory, 'index.html'), 'for other servers');
  writeFileSync(join(clientDirectory, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(join(clientDirectory, 'assets', 'index-abc.js'), script);
  writeFileSync(join(clientDirectory, 'assets', 'index-abc.js.br'), brotliCompressSync(script));
  writeFileSync(join(clientDirectory, 'favicon.svg'), '<svg/>');
  mkdirSync(join(flowsDirectory, 'cart'), { recursive: true });
  writeFileSync(join(flowsDirectory, 'index.html'), 'gallery');
  writeFileSync(join(flowsDirectory, 'cart', 'index.html'), 'cart');
  mkdirSync(partsDirectory);
  writeFileSync(join(partsDirectory, 'index.html'), 'parts');
  server = await startServer({
    workers: false,
    configuration: { clientDirectory, flowsDirectory },
    logTo: (line) => lines.push(line),
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(builtDirectory, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${server.url}${path}`, { method, headers, redirect: 'manual' });

describe('the answer to every call', () => {
  test('has a request id (a new id or the proxy’s id), and the clock’s time', async () => {
    const answer = await send(server, zonesPublic);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(answer.headers.get('x-linka-time')).toBe(String(server.clock.now().getTime()));
    const traced = await send(server, zonesPublic, { headers: { 'x-request-id': 'proxy-12345' } });
    expect(traced.headers.get('x-request-id')).toBe('proxy-12345');
    const odd = await send(server, zonesPublic, { headers: { 'x-request-id': '{"x":1}' } });
    expect(odd.headers.get('x-request-id')).not.toContain('{');
    for (const [length, isTaken] of [
      [7, false],
      [8, true],
      [64, true],
      [65, false],
    ] as const) {
      const given = 'x'.repeat(length);
      const { headers } = await send(server, zonesPublic, { headers: { 'x-request-id': given } });
      expect([length, headers.get('x-request-id') === given]).toEqual([length, isTaken]);
    }
    const refused = await send(server, loggedCustomer);
    expect(refused.headers.get('x-linka-time')).toBe(String(server.clock.now().getTime()));
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('forbids caching, sniffing and framing', async () => {
    const { headers } = await send(server, zonesPublic);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('is compressed when it is large and the caller accepts it', async () => {
    const encoding = async (accept: string, endpoint = ticketCombinations) =>
      (await send(server, endpoint, { headers: { 'accept-encoding': accept } })).headers.get('content-encoding');
    expect(await encoding('gzip, br')).toBe('br');
    expect(await encoding('gzip')).toBe('gzip');
    expect(await encoding('br;q=0, gzip')).toBe('gzip');
    expect(await encoding('identity')).toBeNull();
    const small = await get('/api/public/ticket-fare-states', { 'accept-encoding': 'br' });
    expect(small.headers.get('content-encoding')).toBeNull();
    const answer = await send(server, ticketCombinations, { headers: { 'accept-encoding': 'br' } });
    expect(v.parse(ticketCombinations.response, await answer.json()).items.length).toBeGreaterThan(10);
  });
});

describe('an internal error', () => {
  test('is answered with INTERNAL_ERROR without details, and is logged without personal data', async () => {
    const broken = await startServer({ workers: false, logTo: (line) => lines.push(line) });
    const { username, token } = await freshAccount(broken, 'adult');
    lines = [];
    await broken.services.database.execute(sql`alter table customer_accounts rename to lost`);
    const body = { username, password: 'a-secret-password' };
    const refused = await refusal(broken, login, 'INTERNAL_ERROR', { body });
    expect(JSON.stringify(refused)).not.toMatch(/customer_accounts|select|node_modules/);
    const logged = lines.join('\n');
    expect(logged).toContain(refused.requestId);
    expect(logged).toContain('42P01');
    expect(logged).not.toContain(username);
    expect(logged).not.toContain('a-secret-password');
    expect(logged).not.toContain(token);
    await broken.stop();
  });

  test('is logged without the values that customers entered if it is a database error', async () => {
    const { database } = server.services;
    const failed = await Promise.allSettled([database.execute(sql`select ${'what-they-entered'}::text::integer`)]);
    const [outcome] = failed;
    const logged = loggableError(outcome.status === 'rejected' ? outcome.reason : undefined);
    expect(logged).toMatchObject({ code: '22P02' });
    expect(JSON.stringify(logged)).not.toContain('what-they-entered');
  });

  test('log lines of calls contain name, status and account, but no queries, names or tokens', async () => {
    const { username, token, accountId } = await freshAccount(server, 'adult');
    lines = [];
    await send(server, loggedCustomer, { token, query: { timezoneOffset: -60, secret: 'in-the-query' } });
    const [line = ''] = lines;
    expect(JSON.parse(line)).toMatchObject({ operation: 'loggedCustomer', status: 200, accountId });
    for (const hidden of [username, token, 'in-the-query']) expect(lines.join()).not.toContain(hidden);
  });
});

describe('the shop', () => {
  test('has a page that is precompressed, and that browsers revalidate', async () => {
    const first = await get('/', { 'accept-encoding': 'br' });
    expect([first.status, await first.text()]).toEqual([200, page]);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('content-encoding')).toBe('br');
    const etag = first.headers.get('etag') ?? '';
    const again = (encoding: string) =>
      get('/', { 'if-none-match': `W/${etag}, "other"`, 'accept-encoding': encoding });
    expect((await again('br')).status).toBe(304);
    // An encoding with other bytes needs another ETag.
    expect((await again('gzip')).status).toBe(200);
  });

  test('has a policy that forbids other origins, framing and inline scripts', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/form-action 'self' http:\/\/127\.0\.0\.1:\d+;/);
  });

  test('lets browsers cache hashed assets for a year, and revalidate other files', async () => {
    const asset = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(await asset.text()).toBe(script);
    const plain = await get('/favicon.svg', { 'accept-encoding': 'identity' });
    expect([plain.headers.get('cache-control'), plain.headers.get('vary')]).toEqual(['no-cache', 'accept-encoding']);
  });

  test.each(['/assets/none.js', '/..%2f..%2fpackage.json', '/assets/../../package.json', '/nothing'])(
    'answers 404 to %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('serves its page for a return from the payment gateway; a posted return is redirected to the same address with a query', async () => {
    expect(await (await get('/payment-return?payId=1')).text()).toBe(page);
    const posted = await fetch(`${server.url}/payment-return`, {
      method: 'POST',
      body: new URLSearchParams({ payId: 'a1', signature: 'x+/=', resultMessage: 'OK & done' }),
      redirect: 'manual',
    });
    expect(posted.status).toBe(303);
    const location = new URL(posted.headers.get('location') ?? '', server.url);
    expect(location.pathname).toBe('/payment-return');
    expect(Object.fromEntries(location.searchParams)).toEqual({
      payId: 'a1',
      signature: 'x+/=',
      resultMessage: 'OK & done',
    });
    const large = await fetch(`${server.url}/payment-return`, {
      method: 'POST',
      body: 'x'.repeat(70_000),
      redirect: 'manual',
    });
    expect(large.status).toBe(413);
  });

  test("redirects a payment gateway's return in Windows-1250 to the same address in UTF-8, by GET or POST", async () => {
    const written = 'ORDERNUMBER=1&RESULTTEXT=Dr%9Eitel+zru%9Ail&DIGEST=a%2Bb%3D%3D';
    const read = { ORDERNUMBER: '1', RESULTTEXT: 'Držitel zrušil', DIGEST: 'a+b==' };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const response of [
      await fetch(`${server.url}/payment-return?${written}`, { redirect: 'manual' }),
      await fetch(`${server.url}/payment-return`, { method: 'POST', headers, body: written, redirect: 'manual' }),
    ]) {
      expect(response.status).toBe(303);
      const location = new URL(response.headers.get('location') ?? '', server.url);
      expect(Object.fromEntries(location.searchParams)).toEqual(read);
      expect((await fetch(location, { redirect: 'manual' })).status).toBe(200);
    }
  });

  test.each([
    ['/verify?token=a-b_c', '/#/verify?token=a-b_c'],
    ['/%23/verify?token=a-b_c', '/#/verify?token=a-b_c'],
    ['/%23/verify%3Ftoken%3Da-b_c', '/#/verify?token=a-b_c'],
    ['/App/user-account/?tab=e-wallet', '/#/App/user-account/?tab=e-wallet'],
    ['/app/order-list/12/invoice', '/#/app/order-list/12/invoice'],
    ['/%23?redirectUrl=%2Fapp%2Forder-list', '/#/?redirectUrl=%2Fapp%2Forder-list'],
  ])('adds the lost hash of an address by a redirect (APP-04): %s', async (path, to) => {
    const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
  });

  test.each([
    '/nowhere',
    '/%23/nowhere',
    '/app/order-list/12/13',
    '//evil.example/verify',
    '/%23//evil.example/verify',
  ])('shows browsers a page for an unknown address (APP-05): %s', async (path) => {
    const told = await get(path, { accept: 'text/html,*/*;q=0.8', 'accept-language': 'pl' });
    expect([told.status, told.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(told.headers.get('content-security-policy')).toContain("default-src 'self'");
    const program = await get(path);
    expect([program.status, program.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8']);
  });

  test('does not answer with the page for a missing file', async () => {
    const missing = await get('/assets/none.js', { accept: 'text/html' });
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8']);
  });

  test('serves the flow gallery at /flows, in the sandbox only (LFM-07)', async () => {
    const gallery = await get('/flows');
    expect([gallery.status, gallery.headers.get('location')]).toEqual([302, '/flows/']);
    expect(await (await get('/flows/')).text()).toBe('gallery');
    expect(await (await get('/flows/cart/')).text()).toBe('cart');
    expect((await get('/flows/none.html')).status).toBe(404);
    const earnest = await startServer({
      workers: false,
      configuration: { clientDirectory, flowsDirectory, sandbox: false },
    });
    for (const path of ['/flows', '/flows/', '/flows/cart/'])
      expect((await fetch(earnest.url + path)).status).toBe(404);
    await earnest.stop();
  });

  test('serves the design system at /ui, in the sandbox only', async () => {
    const parts = await get('/ui');
    expect([parts.status, parts.headers.get('location')]).toEqual([302, '/ui/']);
    const sheets = await get('/ui/');
    expect(await sheets.text()).toBe('parts');
    // The page shows itself in a frame as narrow as a phone.
    expect(sheets.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(sheets.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const earnest = await startServer({ workers: false, configuration: { clientDirectory, sandbox: false } });
    expect((await fetch(`${earnest.url}/ui/`)).status).toBe(404);
    await earnest.stop();
  });

  test('answers with instructions if it is not built', async () => {
    const unbuilt = await startServer({
      workers: false,

      configuration: { clientDirectory: '/nowhere' },
    });
    const answer = await fetch(unbuilt.url);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm run build')]);
    await unbuilt.stop();
  });
});

describe('health checks and documents', () => {
  test('healthz and readyz answer 200', async () => {
    expect(await (await get('/healthz')).text()).toBe('ok');
    expect(await (await get('/readyz')).text()).toBe('ready');
  });

  test('the OpenAPI document contains every call of the contract, with its parameters and error names', async () => {
    const Operation = v.object({
      operationId: v.string(),
      security: v.array(v.record(v.string(), v.array(v.string()))),
      parameters: v.array(v.union([v.looseObject({ name: v.string() }), v.object({ $ref: v.string() })])),
    });
    const Document = v.object({
      openapi: v.literal('3.1.0'),
      paths: v.record(v.string(), v.record(v.string(), Operation)),
    });
    const { paths } = v.parse(Document, await (await get('/api/openapi.json')).json());
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      endpoints.map(({ name }) => name).toSorted(),
    );
    const parameters = paths['/api/eshop/customers/{id}/ticket-fares']?.['get']?.parameters.map((parameter) =>
      'name' in parameter ? parameter.name : parameter.$ref.replace('#/components/parameters/', ''),
    );
    expect(parameters).toEqual(expect.arrayContaining(['id', 'stateIds', 'Limit', 'sortBy', 'AcceptLanguage']));
    const text = await (await get('/api/openapi.json')).text();
    expect(text).toContain('TICKET_FARE_COLLISION');
    expect(text).toContain('"mapPhone":{"type":"apiKey","in":"header","name":"map-phone-auth-token"}');
    expect(paths['/api/eshop/auth/map-phone-login']?.['post']?.security).toEqual([{ mapPhone: [] }]);
    expect(paths['/api/eshop/auth/update-password']?.['post']?.security).toEqual([{ bearer: [] }]);
    expect(paths['/api/eshop/auth/register']?.['post']?.security).toEqual([]);
  });
});

test('the server keeps an idle connection until the client closes it: a request on a closing connection would be lost', async () => {
  const response = await send(server, zonesPublic);
  expect(response.headers.get('keep-alive')).toBe('timeout=75');
});
