import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { login } from '#contract/endpoints/auth.ts';
import { accountPermissions } from '#contract/endpoints/customer-accounts.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { guardedPages } from '#contract/guarded-pages.ts';
import { call, logIn } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  token = await logIn(server, 'adult@linka.example');
});
afterAll(() => server.stop());

const set = (settings: object) =>
  fetch(`${server.url}/sandbox/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
afterEach(() => set({ withheldPages: null, ticketFareAllowed: null, eWalletAllowed: null }));

const allowed = async () => (await call(server, accountPermissions, { token })).allowedPages;

test('all guarded pages are allowed if the operator withholds no page (APP-10)', async () => {
  expect(await allowed()).toEqual(guardedPages);
});

test.each([
  ['is withheld', { withheldPages: ['notification-setting'] }, 'notification-setting'],
  ['sells ticket fares, although the operator sells none,', { ticketFareAllowed: false }, 'ticket-fare'],
  ['shows a wallet, although the operator has none,', { eWalletAllowed: false }, 'electronic-wallet'],
])('a page that %s is not allowed', async (_why, settings, page) => {
  expect((await set(settings)).status).toBe(200);
  expect(await allowed()).toEqual(guardedPages.filter((one) => one !== page));
});

const withhold = (accountId: number, withheldPages: readonly string[]) =>
  fetch(`${server.url}/sandbox/accounts/${accountId}/withheld-pages`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ withheldPages }),
  });

test('a page that is withheld from one account is allowed for other accounts', async () => {
  const own = await call(server, login, { body: { username: 'adult@linka.example', password: 'Linka-2026' } });
  const other = await logIn(server, 'parent@linka.example');
  expect((await withhold(own.customerAccountId, ['managed-card-list'])).status).toBe(200);
  try {
    expect(await allowed()).toEqual(guardedPages.filter((one) => one !== 'managed-card-list'));
    expect((await call(server, accountPermissions, { token: other })).allowedPages).toEqual(guardedPages);
  } finally {
    await withhold(own.customerAccountId, []);
  }
  expect((await withhold(0, [])).status).toBe(404);
});

test('an unknown page cannot be withheld', async () => {
  expect((await set({ withheldPages: ['user-account'] })).status).toBe(400);
});

test('withheld pages are not in the public system configuration', async () => {
  expect(await call(server, systemConfigurations)).not.toHaveProperty('withheldPages');
});
