import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { initTokenization } from '#contract/endpoints/tokenizations.ts';
import { addDays } from '#rules/dates.ts';
import { calendarAddressOf, fetchCalendar } from './support/calendar-of.ts';
import { refusal } from './support/call.ts';
import { holderOfCard, remindersTo } from './support/reminded.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';
import { testBegin } from './support/test-clock.ts';
import { tokenizations } from './support/tokenization.ts';

const shopUrl = 'https://shop.example';
let server: TestServer;
let account: Awaited<ReturnType<typeof holderOfCard>>;

beforeAll(async () => {
  server = await startServer({ workers: false, configuration: { shopUrl } });
  account = await holderOfCard(server, addDays(testBegin.slice(0, 10), 12));
});
afterAll(() => server.stop());

const redirectOf = async (path: string, init: RequestInit = {}) => {
  const { status, headers } = await fetch(`${server.url}${path}`, { ...init, redirect: 'manual' });
  return [status, headers.get('location')];
};

describe('if another server serves the pages of the shop', () => {
  test('mails lead to them; mail programs switch reminders off at this server', async () => {
    const [mail] = await remindersTo(server, account.username);
    const addresses = mail?.text.match(/https?:\/\/\S+/g) ?? [];
    expect(addresses.map((address) => address.replace(/=.*/, ''))).toEqual([
      `${shopUrl}/#/app/user-account`,
      // The operator's contacts, which are no page of the shop.
      'https://linka.example/contacts',
      `${shopUrl}/#/unsubscribe-notifications?token`,
    ]);
    expect(mail?.headers['List-Unsubscribe']).toMatch(`<${server.url}/unsubscribe-notifications?token=`);
  });

  test('a calendar is read at this server, and its events lead to them', async () => {
    const address = await calendarAddressOf(server, account);
    expect(address.startsWith(`${server.url}/`)).toBe(true);
    const { events } = await fetchCalendar(address);
    expect(events.map(({ url }) => url)).toEqual([`${shopUrl}/#/app/user-account`]);
  });

  test('a return from a gateway is redirected to them with the known fields, in UTF-8', async () => {
    const form = new URLSearchParams({ payId: 'a1', resultMessage: 'OK & done', other: 'x' });
    const posted = { method: 'POST', body: form };
    const location = `${shopUrl}/payment-return?payId=a1&resultMessage=OK+%26+done`;
    expect(await redirectOf('/payment-return', posted)).toEqual([303, location]);
    expect(await redirectOf(`/payment-return?${form}`)).toEqual([303, location]);
    expect(await redirectOf('/payment-return?RESULTTEXT=%9E')).toEqual([
      303,
      `${shopUrl}/payment-return?RESULTTEXT=${encodeURIComponent('ž')}`,
    ]);
  });

  test('the page of a simulated gateway may return to them', async () => {
    const { headers } = await fetch(`${server.url}/sandbox/gateways`);
    expect(headers.get('content-security-policy')).toMatch(/form-action 'self' [^;]*https:\/\/shop\.example/);
  });

  test('a link that only asks to switch a reminder off leads to them', async () => {
    expect(await redirectOf('/unsubscribe-notifications?token=a.b')).toEqual([
      303,
      `${shopUrl}/#/unsubscribe-notifications?token=a.b`,
    ]);
  });

  test('the registration of a bank card returns to them, and not to this server', async () => {
    const tools = tokenizations(server);
    const applied = await tools.applied();
    const appRouteUrl = `${shopUrl}/#/app/user-account`;
    const options = { token: applied.token, params: { id: applied.applicationId } };
    const body = { appRouteUrl: `${server.url}/#/app/user-account` };
    await refusal(server, initTokenization, 'INVALID_RETURN_ADDRESS', { ...options, body });
    expect((await tools.begin(applied, { appRouteUrl })).callback).toBe(appRouteUrl);
  });
});

test('no address of a page is made from the address of the server', () => {
  const root = join(import.meta.dirname, '../../..');
  const wrong = globSync('server/**/*.ts', { cwd: root }).filter((file) =>
    /publicUrl\}?\/#/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
