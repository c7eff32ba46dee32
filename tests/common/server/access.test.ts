import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import { mapPhoneLogin } from '#contract/endpoints/auth.ts';
import { claimsOf } from '#runtime/token.ts';
import { customerAccounts } from '#server/platform/db/schema.ts';
import type { AppEnv } from '#server/platform/http/app-env.ts';
import { route } from '#server/platform/http/route.ts';
import { serveEndpoint } from '#server/platform/http/serve-endpoint.ts';
import { freshAccount, logIn, refusal } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

const desk = endpoint({
  name: 'desk',
  method: 'GET',
  path: '/api/system/desk',
  summary: 'A call of the operator.',
  access: 'operator',
  extension: 'desk',
  errors: [],
});

let server: TestServer;
let app: Hono<AppEnv>;
beforeAll(async () => {
  server = await startServer({ workers: false });
  const served = route(desk, 'read', ({ caller }) => {
    expect(caller.username).toContain('operator');
    return Promise.resolve(undefined);
  });
  app = new Hono<AppEnv>();
  app.get(desk.path, (context) => serveEndpoint(context, served, server.services));
});
afterAll(() => server.stop());

const ask = async (token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await app.request(desk.path, { headers }, {})).status;
};

test("a call for operators gets 204 with an operator's token, 403 with a customer's and 401 without a token (OPD-01)", async () => {
  expect(await ask(await logIn(server, 'operator@linka.example'))).toBe(204);
  expect(await ask(await logIn(server, 'adult@linka.example'))).toBe(403);
  expect(await ask()).toBe(401);
});

test("the token of an operator's account contains the role for the page, a customer's token does not (DSK-01)", async () => {
  const isStaff = async (username: string) => claimsOf(await logIn(server, username))?.isStaff;
  expect(await isStaff('operator@linka.example')).toBe(true);
  expect(await isStaff('adult@linka.example')).toBe(false);
});

test('calls for operators are refused at once after the role was withdrawn or the account was deleted (OPD-01)', async () => {
  const { accountId, token } = await freshAccount(server, 'operator');
  expect(await ask(token)).toBe(204);
  const { database } = server.services;
  await database.update(customerAccounts).set({ role: 'CUSTOMER' }).where(eq(customerAccounts.id, accountId));
  expect(await ask(token)).toBe(403);
  await database.delete(customerAccounts).where(eq(customerAccounts.id, accountId));
  expect(await ask(token)).toBe(401);
});

test('without a configured token all calls of the telephone application are refused', async () => {
  const closed = await startServer({ workers: false, configuration: { mapPhoneToken: undefined } });
  const body = { username: 'adult@linka.example', password: 'Linka-2026' };
  for (const token of ['', 'undefined', 'sandbox-map-phone-token'])
    await refusal(closed, mapPhoneLogin, 'FORBIDDEN', { body, headers: { 'map-phone-auth-token': token } });
  await refusal(closed, mapPhoneLogin, 'FORBIDDEN', { body });
  await closed.stop();
});
