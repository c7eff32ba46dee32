import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePassword, login, mapPhoneLogin, resetPassword, updatePassword } from '#contract/endpoints/auth.ts';
import { deskInvoices } from '#contract/endpoints/invoice-desk.ts';
import { logOut } from '#contract/endpoints/log-out.ts';
import { updateSystemCustomerAccount } from '#contract/endpoints/system-customer-accounts.ts';
import { accountEvents, endLogIn, endOtherLogIns, openLogIns } from '#contract/endpoints/trail.ts';
import { customerAccounts, logIns } from '#server/platform/db/schema.ts';
import { call, freshAccount, logIn, refusal, send } from '../../common/server/support/call.ts';
import { newestToken } from '../../common/server/support/mailbox.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const list = async (token: string) => (await call(server, openLogIns, { token })).logIns;
const presentOf = async (token: string) => (await list(token)).find(({ isPresent }) => isPresent)?.id ?? 0;
const kindsOf = async (token: string) =>
  (await call(server, accountEvents, { token, query: { group: 'LOG_IN' } })).items.map(({ kind }) => kind);
const isAccepted = async (token: string) => (await send(server, openLogIns, { token })).status === 200;
const ending = (token: string, id: number) => ({ token, params: { id } });
const password = 'Nove-Heslo-2026';

/** An account with three log-ins, the last of which asks. */
async function loggedInThrice() {
  const account = await freshAccount(server, 'newcomer');
  const first = account.token;
  const second = await logIn(server, account.username);
  const token = await logIn(server, account.username);
  return { ...account, first, second, token };
}

const endedTokensOf = async (accountId: number) => {
  const [row] = await server.services.database
    .select({ ended: customerAccounts.endedTokenIds })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, accountId));
  return row?.ended;
};

describe('the open log-ins (TRL-03)', () => {
  test('are those of the account, the present one first, then the latest', async () => {
    const { username, token: first, password: known } = await freshAccount(server, 'newcomer');
    const body = { username, password: known };
    server.clock.advance(1000);
    const headers = { 'user-agent': 'Phone', 'map-phone-auth-token': 'sandbox-map-phone-token' };
    await call(server, mapPhoneLogin, { body, headers });
    server.clock.advance(1000);
    const { token } = await call(server, login, { body, headers: { 'user-agent': 'Firefox' } });
    const now = server.clock.now().getTime();
    const rows = await list(first);
    const shown = rows.map(({ userAgent, isPresent, telephoneApplication }) => [
      userAgent,
      isPresent,
      telephoneApplication,
    ]);
    expect(shown).toEqual([
      ['node', true, false],
      ['Firefox', false, false],
      ['Phone', false, true],
    ]);
    expect(rows[1]).toMatchObject({
      at: new Date(now).toISOString(),
      ends: new Date(now + 60 * 60_000).toISOString(),
    });
    expect((await list(token))[0]).toMatchObject({ userAgent: 'Firefox', isPresent: true });
  });

  test('of one moment are in the order in which they were made, the last one first', async () => {
    const { first, second, token } = await loggedInThrice();
    const ids = [await presentOf(token), await presentOf(second), await presentOf(first)];
    expect((await list(token)).map(({ id }) => id)).toEqual(ids);
  });

  test('are as long in the list as their tokens are accepted', async () => {
    const { username, token: first } = await freshAccount(server, 'newcomer');
    server.clock.advance(30 * 60_000);
    const token = await logIn(server, username);
    server.clock.advance(30 * 60_000 - 1000);
    expect(await list(token)).toHaveLength(2);
    expect(await isAccepted(first)).toBe(true);
    server.clock.advance(1000);
    expect(await list(token)).toHaveLength(1);
    expect(await isAccepted(first)).toBe(false);
  });

  test('name at most the first 200 characters of what a browser calls itself', async () => {
    const { username, password: known } = await freshAccount(server, 'newcomer');
    const headers = { 'user-agent': `${'x'.repeat(199)}yz` };
    const { token } = await call(server, login, { body: { username, password: known }, headers });
    expect((await list(token))[0]?.userAgent).toBe(`${'x'.repeat(199)}y`);
  });

  test('have none whose token was not recorded, which is accepted all the same', async () => {
    const { accountId, username } = await freshAccount(server, 'newcomer');
    await server.services.database
      .update(logIns)
      .set({ tokenId: null, ends: null, credentialsVersion: null })
      .where(eq(logIns.accountId, accountId));
    const { token } = await server.services.tokens.sign({ accountId, username }, 60);
    expect(await list(token)).toEqual([]);
    await call(server, endOtherLogIns, { token });
    await call(server, logOut, { token });
    expect(await kindsOf(token)).not.toContain('LOGGED_OUT');
  });
});

describe('a log-in (TRL-03)', () => {
  test('is ended from another one: its token is refused at once, the others are not', async () => {
    const { first, second, token } = await loggedInThrice();
    expect(await isAccepted(second)).toBe(true);
    await call(server, endLogIn, ending(token, await presentOf(second)));
    await refusal(server, openLogIns, 'UNAUTHENTICATED', { token: second });
    expect([await isAccepted(first), await isAccepted(token)]).toEqual([true, true]);
    expect(await list(token)).toHaveLength(2);
  });

  test('cannot end itself: that is logging out', async () => {
    const { token, accountId } = await freshAccount(server, 'newcomer');
    await refusal(server, endLogIn, 'PRESENT_LOG_IN', ending(token, await presentOf(token)));
    await call(server, logOut, { token });
    await refusal(server, openLogIns, 'UNAUTHENTICATED', { token });
    await refusal(server, logOut, 'UNAUTHENTICATED', { token });
    const [row] = await server.services.database.select().from(logIns).where(eq(logIns.accountId, accountId));
    expect(row?.ended).toEqual(server.clock.now());
  });

  test('is ended with all others', async () => {
    const { first, second, token } = await loggedInThrice();
    await call(server, endOtherLogIns, { token });
    expect([await isAccepted(first), await isAccepted(second), await isAccepted(token)]).toEqual([false, false, true]);
    expect((await list(token)).map(({ isPresent }) => isPresent)).toEqual([true]);
  });

  test('that is the only one ends no other, and nothing is shown', async () => {
    const { token } = await freshAccount(server, 'newcomer');
    const before = await kindsOf(token);
    await call(server, endOtherLogIns, { token });
    expect(await kindsOf(token)).toEqual(before);
  });

  test('of another account cannot be ended, and nothing is notified of it', async () => {
    const other = await freshAccount(server, 'newcomer');
    const { token, accountId } = await freshAccount(server, 'newcomer');
    const before = await kindsOf(token);
    for (const id of [await presentOf(other.token), 2_147_483_647]) await call(server, endLogIn, ending(token, id));
    expect(await isAccepted(other.token)).toBe(true);
    expect(await kindsOf(token)).toEqual(before);
    expect(await kindsOf(other.token)).not.toContain('LOG_IN_ENDED');
    expect(await endedTokensOf(accountId)).toEqual([]);
  });

  test('that has expired is not ended any more, and what has expired is not kept as ended', async () => {
    const { first, second, token, username, accountId } = await loggedInThrice();
    const ids = [await presentOf(first), await presentOf(second)];
    await call(server, endLogIn, ending(token, ids[0] ?? 0));
    expect(await endedTokensOf(accountId)).toHaveLength(1);
    server.clock.advance(61 * 60_000);
    const [later, latest] = [await logIn(server, username), await logIn(server, username)];
    await call(server, endLogIn, ending(later, ids[1] ?? 0));
    expect((await kindsOf(later)).filter((kind) => kind === 'LOG_IN_ENDED')).toHaveLength(1);
    await call(server, endOtherLogIns, { token: later });
    expect(await isAccepted(latest)).toBe(false);
    expect(await endedTokensOf(accountId)).toHaveLength(1);
  });

  test('of the staff is ended like all others', async () => {
    const [first, second] = [
      await logIn(server, 'operator@linka.example'),
      await logIn(server, 'operator@linka.example'),
    ];
    await call(server, deskInvoices, { token: first });
    await call(server, endOtherLogIns, { token: second });
    await refusal(server, deskInvoices, 'UNAUTHENTICATED', { token: first });
    await call(server, deskInvoices, { token: second });
  });
});

describe('what ends log-ins otherwise (TRL-03)', () => {
  test('a changed password leaves the one of who changed it, also in the list', async () => {
    const { second, token } = await loggedInThrice();
    await call(server, updatePassword, { token, body: { password } });
    expect(await isAccepted(second)).toBe(false);
    expect((await list(token)).map(({ isPresent }) => isPresent)).toEqual([true]);
  });

  test('the one that was kept can be ended later', async () => {
    const { username, token } = await freshAccount(server, 'newcomer');
    await call(server, updatePassword, { token, body: { password } });
    const later = await logIn(server, username, password);
    expect(await list(later)).toHaveLength(2);
    await call(server, endLogIn, ending(later, await presentOf(token)));
    await refusal(server, openLogIns, 'UNAUTHENTICATED', { token });
  });

  test('a password that was reset leaves none', async () => {
    const { username, second } = await loggedInThrice();
    await call(server, resetPassword, { body: { value: username } });
    const mailed = await newestToken(server, username, 'change-password');
    await call(server, changePassword, { body: { token: mailed, password } });
    expect(await isAccepted(second)).toBe(false);
    expect(await list(await logIn(server, username, password))).toHaveLength(1);
  });

  test('another address of the account leaves none', async () => {
    const { accountId, token } = await freshAccount(server, 'newcomer');
    const username = `renamed-${crypto.randomUUID()}@linka.example`;
    const body = { username, verified: true, locale: 'cs', withheldPages: [] };
    await call(server, updateSystemCustomerAccount, { token: 'sandbox-system-token', params: { id: accountId }, body });
    expect(await isAccepted(token)).toBe(false);
    expect(await list(await logIn(server, username))).toHaveLength(1);
  });
});
