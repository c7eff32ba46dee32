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
const endOptions = (token: string, id: number) => ({ token, params: { id } });
const password = 'Nove-Heslo-2026';

/** An account with three log-ins; `token` is the third one. */
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
  test("are the account's log-ins, the caller's first, then the latest", async () => {
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

  test('of the same moment are in the order of their creation, the latest first', async () => {
    const { first, second, token } = await loggedInThrice();
    const ids = [await presentOf(token), await presentOf(second), await presentOf(first)];
    expect((await list(token)).map(({ id }) => id)).toEqual(ids);
  });

  test('are listed as long as their tokens are accepted', async () => {
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

  test("show at most the first 200 characters of the browser's User-Agent", async () => {
    const { username, password: known } = await freshAccount(server, 'newcomer');
    const headers = { 'user-agent': `${'x'.repeat(199)}yz` };
    const { token } = await call(server, login, { body: { username, password: known }, headers });
    expect((await list(token))[0]?.userAgent).toBe(`${'x'.repeat(199)}y`);
  });

  test('do not include a log-in whose token was not recorded, although this token is accepted', async () => {
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
  test('can be ended by another log-in: its token is refused at once, other tokens are not', async () => {
    const { first, second, token } = await loggedInThrice();
    expect(await isAccepted(second)).toBe(true);
    await call(server, endLogIn, endOptions(token, await presentOf(second)));
    await refusal(server, openLogIns, 'UNAUTHENTICATED', { token: second });
    expect([await isAccepted(first), await isAccepted(token)]).toEqual([true, true]);
    expect(await list(token)).toHaveLength(2);
  });

  test('cannot end itself, except by logging out', async () => {
    const { token, accountId } = await freshAccount(server, 'newcomer');
    await refusal(server, endLogIn, 'PRESENT_LOG_IN', endOptions(token, await presentOf(token)));
    await call(server, logOut, { token });
    await refusal(server, openLogIns, 'UNAUTHENTICATED', { token });
    await refusal(server, logOut, 'UNAUTHENTICATED', { token });
    const [row] = await server.services.database.select().from(logIns).where(eq(logIns.accountId, accountId));
    expect(row?.ended).toEqual(server.clock.now());
  });

  test('can end all other log-ins together', async () => {
    const { first, second, token } = await loggedInThrice();
    await call(server, endOtherLogIns, { token });
    expect([await isAccepted(first), await isAccepted(second), await isAccepted(token)]).toEqual([false, false, true]);
    expect((await list(token)).map(({ isPresent }) => isPresent)).toEqual([true]);
  });

  test('that is the only log-in ends no other log-in, and no event is recorded', async () => {
    const { token } = await freshAccount(server, 'newcomer');
    const before = await kindsOf(token);
    await call(server, endOtherLogIns, { token });
    expect(await kindsOf(token)).toEqual(before);
  });

  test('of another account cannot be ended, and no event is recorded', async () => {
    const other = await freshAccount(server, 'newcomer');
    const { token, accountId } = await freshAccount(server, 'newcomer');
    const before = await kindsOf(token);
    for (const id of [await presentOf(other.token), 2_147_483_647]) await call(server, endLogIn, endOptions(token, id));
    expect(await isAccepted(other.token)).toBe(true);
    expect(await kindsOf(token)).toEqual(before);
    expect(await kindsOf(other.token)).not.toContain('LOG_IN_ENDED');
    expect(await endedTokensOf(accountId)).toEqual([]);
  });

  test("that has expired cannot be ended, and its token is removed from the account's list of ended tokens", async () => {
    const { first, second, token, username, accountId } = await loggedInThrice();
    const ids = [await presentOf(first), await presentOf(second)];
    await call(server, endLogIn, endOptions(token, ids[0] ?? 0));
    expect(await endedTokensOf(accountId)).toHaveLength(1);
    server.clock.advance(61 * 60_000);
    const [later, latest] = [await logIn(server, username), await logIn(server, username)];
    await call(server, endLogIn, endOptions(later, ids[1] ?? 0));
    expect((await kindsOf(later)).filter((kind) => kind === 'LOG_IN_ENDED')).toHaveLength(1);
    await call(server, endOtherLogIns, { token: later });
    expect(await isAccepted(latest)).toBe(false);
    expect(await endedTokensOf(accountId)).toHaveLength(1);
  });

  test('of the staff is ended in the same way', async () => {
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

describe('other ways of ending log-ins (TRL-03)', () => {
  test("a change of the password keeps only the caller's log-in, also in the list", async () => {
    const { second, token } = await loggedInThrice();
    await call(server, updatePassword, { token, body: { password } });
    expect(await isAccepted(second)).toBe(false);
    expect((await list(token)).map(({ isPresent }) => isPresent)).toEqual([true]);
  });

  test('the log-in that was kept can be ended later', async () => {
    const { username, token } = await freshAccount(server, 'newcomer');
    await call(server, updatePassword, { token, body: { password } });
    const later = await logIn(server, username, password);
    expect(await list(later)).toHaveLength(2);
    await call(server, endLogIn, endOptions(later, await presentOf(token)));
    await refusal(server, openLogIns, 'UNAUTHENTICATED', { token });
  });

  test('a reset of the password ends all log-ins', async () => {
    const { username, second } = await loggedInThrice();
    await call(server, resetPassword, { body: { value: username } });
    const mailed = await newestToken(server, username, 'change-password');
    await call(server, changePassword, { body: { token: mailed, password } });
    expect(await isAccepted(second)).toBe(false);
    expect(await list(await logIn(server, username, password))).toHaveLength(1);
  });

  test("a change of the account's e-mail address ends all log-ins", async () => {
    const { accountId, token } = await freshAccount(server, 'newcomer');
    const username = `renamed-${crypto.randomUUID()}@linka.example`;
    const body = { username, verified: true, locale: 'cs', withheldPages: [] };
    await call(server, updateSystemCustomerAccount, { token: 'sandbox-system-token', params: { id: accountId }, body });
    expect(await isAccepted(token)).toBe(false);
    expect(await list(await logIn(server, username))).toHaveLength(1);
  });
});
