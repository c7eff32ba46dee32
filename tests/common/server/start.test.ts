import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { secrets } from '#server/platform/db/schema.ts';
import { newPair } from '../../purchase/server/money/gateways/keys.ts';
import { freePort } from './support/free-port.ts';
import { createSeededPostgres } from './support/seeded-postgres.ts';
import { serverEntry } from './support/server-entry.ts';

vi.setConfig({ testTimeout: 360_000 });

const folder = mkdtempSync(join(tmpdir(), 'linka-start-'));
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/**
 * Starts the server like `npm start`. `ready` resolves when it prints its address, `ended` when the process has ended.
 */
function start(environment: Record<string, string>) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [serverEntry], { env: { PATH, NODE_COMPILE_CACHE, ...environment } });
  started.push(child);
  let output = '';
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, output })));
  const ready = new Promise<string>((resolve, reject) => {
    const take = (part: Buffer): void => {
      output += part.toString();
      if (output.includes('Linka is running')) resolve(output);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('close', () => reject(new Error(output)));
  });
  ready.catch(() => undefined);
  return { child, ready, ended };
}

/** One test covers several cases of a data folder, since each start of a database is slow. */
test('a data folder is seeded, kept and locked; the lock of an ended process is replaced; a damaged folder is reported', async () => {
  const port = await freePort();
  const data = join(folder, 'kept');
  const environment = { PORT: String(port), LINKA_DATA: data };
  const url = `http://127.0.0.1:${String(port)}`;
  const body = JSON.stringify({ username: 'adult@linka.example', password: 'Linka-2026' });
  const headers = { 'content-type': 'application/json' };
  const logIn = async () => (await fetch(`${url}/api/eshop/auth/login`, { method: 'POST', headers, body })).status;

  const first = start(environment);
  expect(await first.ready).toContain(`http://localhost:${String(port)}`);
  expect(await first.ready).toContain('adult@linka.example');
  expect(await logIn()).toBe(200);
  const postgres = await createSeededPostgres();
  const [taken, inUse] = await Promise.all([
    start({ PORT: String(port), DATABASE_URL: postgres.url, LINKA_SANDBOX: '1' }).ended,
    start({ PORT: String(await freePort()), LINKA_DATA: data }).ended,
  ]);
  await postgres.drop();
  expect(taken).toMatchObject({ code: 1, output: expect.stringContaining(`Port ${String(port)} is taken`) });
  expect(inUse).toMatchObject({ code: 1, output: expect.stringContaining('is in use by another process') });

  first.child.kill('SIGKILL');
  await first.ended;
  const second = start(environment);
  await second.ready;
  expect(await logIn()).toBe(200);
  const underWay = fetch(`${url}/api/public/zones-public`, { headers: { 'x-linka-fault': 'zonesPublic=slow:1000' } });
  await new Promise((resolve) => setTimeout(resolve, 300));
  second.child.kill('SIGTERM');
  expect((await underWay).status).toBe(200);
  expect((await second.ended).code).toBe(0);
  expect(readdirSync(data).toSorted()).toEqual(['database', 'lock']);

  writeFileSync(join(data, 'database', 'global', 'pg_control'), 'rubbish');
  const damaged = await start(environment).ended;
  expect(damaged).toMatchObject({ code: 1, output: expect.stringContaining('cannot be opened') });
  expect(damaged.output).toContain('Move the folder away');
});

/** The variables of a shop in production. */
function production(port: number): Record<string, string> {
  const { privateKey, publicKey } = newPair();
  const [own, gateway] = [join(folder, 'own.pem'), join(folder, 'gateway.pem')];
  writeFileSync(own, privateKey);
  writeFileSync(gateway, publicKey);
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LINKA_DRAFT_KEY: 'a key of at least 32 characters, or more',
    CSOB_API_URL: 'https://gateway.example/api/',
    CSOB_MERCHANT_ID: 'M1',
    CSOB_PRIVATE_KEY_FILE: own,
    CSOB_GATEWAY_KEY_FILE: gateway,
  };
}

test("a shop in production has no sandbox accounts, does not print their password, and has no testers' tools", async () => {
  const port = await freePort();
  const { child, ready, ended } = start({ ...production(port), LINKA_DATA: 'memory' });
  expect(await ready).not.toContain('Linka-2026');
  const url = `http://127.0.0.1:${String(port)}`;
  for (const username of ['adult@linka.example', 'operator@linka.example']) {
    const answer = await fetch(`${url}/api/eshop/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: 'Linka-2026' }),
    });
    expect([username, answer.status]).toEqual([username, 401]);
  }
  for (const path of ['/sandbox', '/sandbox/mails', '/flows/', '/ui/', '/api/openapi.json'])
    expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 404]);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test("a shop in production does not start on a sandbox's database, and does not change it", async () => {
  const postgres = await createSeededPostgres();
  const { database, close } = await postgres.open();
  await database.delete(secrets);
  const ended = await start({ ...production(await freePort()), DATABASE_URL: postgres.url }).ended;
  const made = await database.select().from(secrets);
  await close();
  await postgres.drop();
  expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('(DATABASE_URL) was opened in the sandbox') });
  expect(made).toEqual([]);
});

test('an invalid environment ends the start, with one line for each error', async () => {
  const ended = await start({ PORT: 'abc', PAYMENT_GATEWAY: 'paypal' }).ended;
  expect(ended.output).toContain(
    'PORT must be a number from 1 to 65535\nPAYMENT_GATEWAY must be csob, gpwebpay or testbank',
  );
  expect(ended.code).toBe(1);
});

test('a start with a PostgreSQL that does not answer ends with a clear message', async () => {
  const port = await freePort();
  const nobody = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
  const ended = await start({
    LINKA_SANDBOX: '1',
    DATABASE_URL: `postgres://user:secret@127.0.0.1:${String(port)}/shop`,
  }).ended;
  nobody.close();
  expect(ended).toMatchObject({
    code: 1,
    output: expect.stringContaining(`127.0.0.1:${String(port)} (DATABASE_URL) cannot be used`),
  });
  expect(ended.output).not.toContain('secret');
});
