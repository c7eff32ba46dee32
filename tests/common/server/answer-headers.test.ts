import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

const built = mkdtempSync(join(tmpdir(), 'linka-headers-'));
const clientDirectory = join(built, 'client');
for (const folder of ['client', 'prerendered']) mkdirSync(join(built, folder));
writeFileSync(join(built, 'prerendered', 'index.html'), '<!doctype html><title>Linka</title>');
writeFileSync(join(clientDirectory, 'favicon.svg'), '<svg/>');

const running: TestServer[] = [];
const start = async (publicUrl: string, sandbox: boolean): Promise<TestServer> => {
  const configuration = { publicUrl, sandbox, clientDirectory, publicApiDocument: sandbox };
  const server = await startServer({ workers: false, configuration });
  running.push(server);
  return server;
};
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  rmSync(built, { recursive: true });
});

/** For each kind of answer: one address. */
const kinds = [
  ['GET', '/', 200],
  ['GET', '/favicon.svg', 200],
  ['GET', '/nothing', 404],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/api/public/zones-public', 200],
  ['GET', '/api/eshop/shopping-cart', 401],
  ['GET', '/api/nothing', 404],
  ['GET', '/payment-return?RESULTTEXT=%9E', 303],
  ['POST', '/payment-return', 303],
  ['GET', '/unsubscribe-notifications?token=x', 303],
  ['POST', '/unsubscribe-notifications?token=x', 400],
] as const;

const ask = (server: TestServer, method: string, path: string): Promise<Response> =>
  fetch(`${server.url}${path}`, { method, redirect: 'manual' });

describe('in production behind https (API-06)', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start('https://shop.example', false);
  });

  test.each(kinds)('%s %s has the headers of every answer', async (method, path, status) => {
    const { headers, status: answered } = await ask(server, method, path);
    expect(answered).toBe(status);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('the description of the API is not served', async () => {
    const answer = await ask(server, 'GET', '/api/openapi.json');
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
  });
});

test('no answer of a shop on http orders browsers to use https', async () => {
  const server = await start('http://shop.example', false);
  for (const [method, path] of kinds) {
    const { headers } = await ask(server, method, path);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test("the sandbox publishes its API's description, and its tools answer with the same headers", async () => {
  const server = await start('https://sandbox.example', true);
  for (const path of ['/api/openapi.json', '/sandbox', '/sandbox/faults', '/sandbox/gateways']) {
    const { status, headers } = await ask(server, 'GET', path);
    expect([path, status, headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff']);
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});
