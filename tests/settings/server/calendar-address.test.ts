import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import {
  calendarAddress,
  createCalendarAddress,
  removeCalendarAddress,
  replaceCalendarAddress,
} from '#contract/endpoints/calendar-address.ts';
import { calendarAddresses, customerAccounts } from '#server/platform/db/schema.ts';
import { calendarAddressOf, fetchCalendar } from '../../common/server/support/calendar-of.ts';
import { call, freshAccount, refusal } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

const lines: string[] = [];
let server: TestServer;
let account: Awaited<ReturnType<typeof freshAccount>>;
beforeAll(async () => {
  server = await startServer({ workers: false, logTo: (line) => lines.push(line) });
});
beforeEach(async () => {
  account = await freshAccount(server, 'parent');
});
afterAll(() => server.stop());

const set = (values: Readonly<Record<string, number | null>>) =>
  server.services.settings.change(server.services.database, values);
const read = async () => (await call(server, calendarAddress, account)).calendarAddress;
const addressOf = () => calendarAddressOf(server, account);
const statusOf = async (address: string) => (await fetch(address)).status;
const replace = (address: string) => call(server, replaceCalendarAddress, { token: account.token, body: { address } });

describe('the address of a calendar (ICS-01, ICS-02)', () => {
  test('exists after it was created; calls at once create only one address', async () => {
    expect(await read()).toBeNull();
    const made = await Promise.all([1, 2, 3].map(() => call(server, createCalendarAddress, account)));
    const created = server.clock.now().toISOString();
    expect(new Set(made.map(({ address }) => address)).size).toBe(1);
    expect(await read()).toEqual({ address: made[0]?.address, created, lastFetched: null });
    expect(made[0]?.address).toMatch(new RegExp(`^${server.url}/calendar/[\\w.-]{80}\\.ics$`));
  });

  test('shows when it was last fetched', async () => {
    const address = await addressOf();
    server.clock.advance(60_000);
    await fetchCalendar(address);
    expect((await read())?.lastFetched).toBe(server.clock.now().toISOString());
  });

  test('is replaced only one time by repeated calls with the same address; the old address stops at once', async () => {
    const first = await addressOf();
    await fetchCalendar(first);
    server.clock.advance(60_000);
    const [second, repeated] = [await replace(first), await replace(first)];
    expect(second).toMatchObject({ created: server.clock.now().toISOString(), lastFetched: null });
    expect(second.address).not.toBe(first);
    expect(repeated).toEqual(second);
    expect(await read()).toEqual(second);
    expect([await statusOf(first), await statusOf(second.address)]).toEqual([404, 200]);
  });

  test('stops when it is removed, and never works again', async () => {
    const first = await addressOf();
    for (let times = 0; times < 2; times += 1) await call(server, removeCalendarAddress, account);
    expect([await read(), await statusOf(first)]).toEqual([null, 404]);
    const second = await addressOf();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    await call(server, removeCalendarAddress, account);
    const body = { address: second };
    await refusal(server, replaceCalendarAddress, 'NOT_FOUND', { token: account.token, body });
  });

  test('cannot be replaced or removed by another account', async () => {
    const first = await addressOf();
    const stranger = await freshAccount(server, 'newcomer');
    const theirs = await calendarAddressOf(server, stranger);
    await call(server, replaceCalendarAddress, { token: stranger.token, body: { address: first } });
    await call(server, removeCalendarAddress, stranger);
    expect([await statusOf(first), await statusOf(theirs)]).toEqual([200, 404]);
  });

  test('does not work while the account is not verified', async () => {
    const address = await addressOf();
    const { database } = server.services;
    const setVerified = (verified: boolean) =>
      database.update(customerAccounts).set({ verified }).where(eq(customerAccounts.id, account.accountId));
    await setVerified(false);
    const unverified = await statusOf(address);
    await setVerified(true);
    expect([unverified, await statusOf(address)]).toEqual([404, 200]);
  });

  test('stops when the account is deleted', async () => {
    const newcomer = await freshAccount(server, 'newcomer');
    const address = await calendarAddressOf(server, newcomer);
    const { token, password } = newcomer;
    await call(server, deleteCustomerAccount, { token, body: { password } });
    expect(await statusOf(address)).toBe(404);
    const ofAccount = eq(calendarAddresses.accountId, newcomer.accountId);
    expect(await server.services.database.$count(calendarAddresses, ofAccount)).toBe(0);
  });
});

describe('a token that was not signed for the calendar (ICS-02)', () => {
  beforeEach(() => set({ REQUESTS_ALLOWED_PER_ADDRESS: 10_000 }));

  const answerOf = async (path: string) => {
    const answer = await fetch(`${server.url}${path}`);
    const headers = [...answer.headers].filter(([name]) => name !== 'date');
    return { status: answer.status, headers, text: await answer.text() };
  };

  test('gets the same answer as an unknown token, for any changed character and for any other content', async () => {
    const path = new URL(await addressOf()).pathname;
    const [, token = ''] = /^\/calendar\/(.+)\.ics$/.exec(path) ?? [];
    const [key = '', signature = ''] = token.split('.');
    const other = await freshAccount(server, 'newcomer');
    const [otherKey = '', otherSignature = ''] = new URL(await calendarAddressOf(server, other)).pathname
      .replaceAll(/^\/calendar\/|\.ics$/g, '')
      .split('.');
    const unsubscribe = server.services.unsubscribeTokens.sign({
      accountId: account.accountId,
      type: 'CARD_EXPIRATION',
    });
    const altered = Array.from(token, (letter, at) => {
      const instead = letter === '0' ? '1' : '0';
      return `${token.slice(0, at)}${instead}${token.slice(at + 1)}`;
    });
    const forged = [
      ...altered,
      `${key}.${otherSignature}`,
      `${otherKey}.${signature}`,
      `${key}.`,
      key,
      signature,
      `${key.toUpperCase()}.${signature}`,
      `${token}=`,
      `${token}.ics`,
      ` ${token}`,
      unsubscribe,
      "' or 1=1 --",
      '%00',
      '%E0%A4%A',
    ];
    const unknown = await answerOf('/calendar/f81d4fae-7dec-41d0-a765-00a0c91e6bf6.ics');
    expect(unknown.status).toBe(404);
    for (const one of forged) expect([one, await answerOf(`/calendar/${one}.ics`)]).toEqual([one, unknown]);
    for (const one of [token, `${token}.ICS`, `${token}.ics.txt`])
      expect([one, await answerOf(`/calendar/${one}`)]).toEqual([one, unknown]);
    expect((await answerOf(path)).status).toBe(200);
  });

  test("is counted for the caller's network, and does not stop callers with a correct token", async () => {
    const address = await addressOf();
    await set({ REQUESTS_ALLOWED_PER_ADDRESS: 3 });
    server.clock.advance(3_600_000);
    const guesses = [1, 2, 3, 4].map((guess) => `${server.url}/calendar/${String(guess)}.ics`);
    const statuses: number[] = [];
    for (const guess of guesses) statuses.push(await statusOf(guess));
    expect(statuses).toEqual([404, 404, 404, 429]);
    const refused = await fetch(guesses[0] ?? '');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await statusOf(address)).toBe(200);
    await set({ REQUESTS_ALLOWED_PER_ADDRESS: null });
  });
});

describe('the answer with a calendar (ICS-02, ICS-03)', () => {
  const headersOf = async (address: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => {
    const answer = await fetch(address, { headers, method });
    const text = await answer.text();
    return { status: answer.status, header: (name: string) => answer.headers.get(name), text };
  };

  test('has headers against caches, search engines, frames of other pages and a referrer with the address', async () => {
    const { header } = await headersOf(await addressOf());
    expect(header('content-type')).toBe('text/calendar; charset=utf-8');
    expect(header('content-disposition')).toBe('inline; filename="linka.ics"');
    expect(header('cache-control')).toBe('private, no-cache');
    expect(header('x-robots-tag')).toBe('noindex, nofollow');
    expect(header('referrer-policy')).toBe('no-referrer');
    expect(header('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
    expect(header('set-cookie')).toBeNull();
  });

  test('has the status 304 until something changes, by its ETag or by the second of the last change', async () => {
    // The header Last-Modified has whole seconds only.
    server.clock.advance(400);
    const address = await addressOf();
    const first = await headersOf(address);
    const etag = first.header('etag') ?? '';
    server.clock.advance(3_600_000);
    const since = first.header('last-modified') ?? '';
    const unchanged: Readonly<Record<string, string>>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': since },
    ];
    for (const headers of unchanged) {
      const { status, header, text } = await headersOf(address, headers);
      expect([headers, status, header('etag'), text]).toEqual([headers, 304, etag, '']);
    }
    const sent: Readonly<Record<string, string>>[] = [
      { 'if-none-match': '"other"' },
      { 'if-none-match': '"other"', 'if-modified-since': since },
      { 'if-modified-since': new Date(Date.parse(since) - 1000).toUTCString() },
      { 'if-modified-since': 'yesterday' },
    ];
    for (const headers of sent) {
      const { status, text } = await headersOf(address, headers);
      expect([headers, status, text]).toEqual([headers, 200, first.text]);
    }
  });

  test('has the same headers for HEAD, without a body', async () => {
    const address = await addressOf();
    const [whole, head] = [await headersOf(address), await headersOf(address, {}, 'HEAD')];
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['etag', 'last-modified', 'content-type'])
      expect([name, head.header(name)]).toEqual([name, whole.header(name)]);
  });

  test('is refused if the calendar is fetched too often; each calendar is counted separately', async () => {
    await set({ CALENDAR_FETCHES_ALLOWED: 2 });
    const other = await freshAccount(server, 'newcomer');
    const [address, others] = [await addressOf(), await calendarAddressOf(server, other)];
    const statuses = [
      await statusOf(address),
      await statusOf(address),
      await statusOf(address),
      await statusOf(others),
    ];
    expect(statuses).toEqual([200, 200, 429, 200]);
    server.clock.advance(3_600_000);
    expect(await statusOf(address)).toBe(200);
    await set({ CALENDAR_FETCHES_ALLOWED: null });
  });

  test('writes no token to the log, even if it fails', async () => {
    const address = await addressOf();
    await fetchCalendar(address);
    const { database } = server.services;
    await database.execute('alter table ticket_fares rename to lost_fares');
    expect(await statusOf(address)).toBe(500);
    await database.execute('alter table lost_fares rename to ticket_fares');
    expect(lines.join('\n')).toContain('"path":"/calendar/…"');
    const [, key = '', signature = ''] = /\/calendar\/(.+)\.(.+)\.ics$/.exec(address) ?? [];
    expect(lines.filter((line) => line.includes(key) || line.includes(signature))).toEqual([]);
  });
});
