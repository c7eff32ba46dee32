import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, mapPhoneLogin } from '../../contract/endpoints/auth.ts';
import { logOut } from '../../contract/endpoints/log-out.ts';
import { accountEvents, endLogIn, endOtherLogIns, openLogIns } from '../../contract/endpoints/trail.ts';
import { call, freshAccount, logIn, refusal, send } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const list = async (token: string) => (await call(server, openLogIns, { token })).logIns;
const kindsOf = async (token: string) =>
  (await call(server, accountEvents, { token, query: { group: 'LOG_IN' } })).items.map(({ kind }) => kind);
const isAccepted = async (token: string) => (await send(server, openLogIns, { token })).status === 200;

/** An account with three log-ins, the last of which asks. */
async function loggedInThrice() {
  const account = await freshAccount(server, 'newcomer');
  const first = account.token;
  const second = await logIn(server, account.username);
  const token = await logIn(server, account.username);
  return { ...account, first, second, token };
}

describe('the open log-ins', () => {
  test('are those of the account, the present one first, then the latest', async () => {
    const { username, token: first, password } = await freshAccount(server, 'newcomer');
    server.clock.advance(1000);
    const headers = { 'user-agent': 'Phone', 'map-phone-auth-token': 'sandbox-map-phone-token' };
    await call(server, mapPhoneLogin, { body: { username, password }, headers });
    server.clock.advance(1000);
    const { token } = await call(server, login, { body: { username, password }, headers: { 'user-agent': 'Firefox' } });
    const now = server.clock.now().getTime();
    const rows = await list(first);
    expect(
      rows.map(({ userAgent, isPresent, telephoneApplication }) => [userAgent, isPresent, telephoneApplication]),
    ).toEqual([
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
});

describe('a log-in', () => {
  test('is ended from another one: its token is refused, the others are not', async () => {
    const { first, second, token } = await loggedInThrice();
    expect(await isAccepted(second)).toBe(true);
    const ofSecond = (await list(second)).find(({ isPresent }) => isPresent);
    await call(server, endLogIn, { token, params: { id: ofSecond?.id ?? 0 } });
    await refusal(server, openLogIns, 'UNAUTHENTICATED', { token: second });
    expect([await isAccepted(first), await isAccepted(token)]).toEqual([true, true]);
    expect(await list(token)).toHaveLength(2);
    expect(await kindsOf(token)).toContain('LOG_IN_ENDED');
  });

  test('cannot end itself: that is logging out', async () => {
    const { token } = await freshAccount(server, 'newcomer');
    const [present] = await list(token);
    await refusal(server, endLogIn, 'PRESENT_LOG_IN', { token, params: { id: present?.id ?? 0 } });
    await call(server, logOut, { token });
    await refusal(server, openLogIns, 'UNAUTHENTICATED', { token });
    await refusal(server, logOut, 'UNAUTHENTICATED', { token });
  });

  test('is ended with all others', async () => {
    const { first, second, token } = await loggedInThrice();
    await call(server, endOtherLogIns, { token });
    expect([await isAccepted(first), await isAccepted(second), await isAccepted(token)]).toEqual([false, false, true]);
    expect((await list(token)).map(({ isPresent }) => isPresent)).toEqual([true]);
    const kinds = await kindsOf(token);
    expect(kinds.filter((kind) => kind === 'OTHER_LOG_INS_ENDED')).toHaveLength(1);
    await call(server, endOtherLogIns, { token });
    expect(await kindsOf(token)).toEqual(kinds);
  });
});
