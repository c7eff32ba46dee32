import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changePassword,
  login,
  mapPhoneLogin,
  mapPhoneResetPassword,
  resetPassword,
  updatePassword,
} from '#contract/endpoints/auth.ts';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { demoPassword } from '#server/sandbox/seeds/demo-accounts.ts';
import { call, freshAccount, logIn, refusal, send, statusesOf } from '#tests/common/server/support/call.ts';
import { mailsTo, newestToken } from '#tests/common/server/support/mailbox.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { credentials, freshAddress, registerFresh, strongPassword } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const minute = 60_000;
const mapPhone = { headers: { 'map-phone-auth-token': 'sandbox-map-phone-token' } };
const chosen = (token: string, password = strongPassword) => ({ body: { token, password } });

async function askFor(username: string): Promise<string> {
  await call(server, resetPassword, { body: { value: username } });
  return newestToken(server, username, 'change-password');
}

describe('a forgotten password', () => {
  test('is changed by the mailed link, only one time (PWD-01, PWD-02)', async () => {
    const { username } = await freshAccount(server, 'newcomer');
    const token = await askFor(username);
    await call(server, changePassword, chosen(token));
    await call(server, login, credentials(username));
    await refusal(server, login, 'INVALID_CREDENTIALS', credentials(username, demoPassword));
    await refusal(server, changePassword, 'INVALID_VERIFICATION_TOKEN', chosen(token, 'Another-1-password'));
    await call(server, login, credentials(username));
  });

  test('has the same answer for any address, but mails are sent to existing accounts only', async () => {
    const { username } = await freshAccount(server, 'newcomer');
    const waiting = await registerFresh(server);
    const nobody = freshAddress();
    const answers = [];
    for (const value of [nobody, username, waiting]) {
      const answer = await send(server, resetPassword, { body: { value } });
      answers.push([answer.status, await answer.text(), [...answer.headers.keys()].join()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(await mailsTo(server, nobody)).toEqual([]);
    expect((await mailsTo(server, username))[0]?.subject).toBe('Změna hesla');
    expect((await mailsTo(server, waiting))[0]?.subject).toBe('Změna hesla');
  });

  test('takes about the same time if the account does not exist', async () => {
    // An account may request only a few mails. On a busy computer, a few rounds would not be exact enough, so there are
    // four accounts.
    const accounts = await Promise.all(Array.from({ length: 4 }, () => freshAccount(server, 'newcomer')));
    const time = async (value: string): Promise<number> => {
      const begun = performance.now();
      await call(server, resetPassword, { body: { value } });
      return performance.now() - begun;
    };
    await time(freshAddress());
    let [exists, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 5; round += 1) {
      for (const { username } of accounts) {
        exists = Math.min(exists, await time(username));
        unknown = Math.min(unknown, await time(freshAddress()));
      }
    }
    expect(unknown).toBeGreaterThan(exists / 4);
    expect(exists).toBeGreaterThan(unknown / 4);
  });

  test('can be changed by the link for an unverified account, which verifies the account', async () => {
    const username = await registerFresh(server);
    await call(server, changePassword, chosen(await askFor(username), 'Zelena-lipa-8'));
    await call(server, login, credentials(username, 'Zelena-lipa-8'));
  });

  test('can be requested again: the newer link voids the older link (VIS-01)', async () => {
    const { username } = await freshAccount(server, 'newcomer');
    const older = await askFor(username);
    const newer = await askFor(username);
    await refusal(server, changePassword, 'INVALID_VERIFICATION_TOKEN', chosen(older));
    await call(server, changePassword, chosen(newer));
  });

  test('has a link that expires after an hour (VIS-01)', async () => {
    const { username } = await freshAccount(server, 'newcomer');
    const token = await askFor(username);
    server.clock.advance(60 * minute);
    await refusal(server, changePassword, 'INVALID_VERIFICATION_TOKEN', chosen(token));
    await call(server, login, credentials(username, demoPassword));
  });

  test('is changed only one time by several calls at once with the same link', async () => {
    const { username } = await freshAccount(server, 'newcomer');
    const token = await askFor(username);
    const passwords = ['First-1-password', 'Second-2-password', 'Third-3-password'];
    const answers = await Promise.all(
      passwords.map((password) => send(server, changePassword, chosen(token, password))),
    );
    expect(statusesOf(answers)).toEqual([204, 400, 400]);
    const winner = passwords[answers.findIndex(({ status }) => status === 204)];
    await call(server, login, credentials(username, winner));
  });

  test('can be changed after too many failed log-ins; the change resets the count', async () => {
    const { username } = await freshAccount(server, 'newcomer');
    for (let failure = 0; failure < 10; failure += 1)
      await refusal(server, login, 'INVALID_CREDENTIALS', credentials(username, 'wrong'));
    await refusal(server, login, 'TOO_MANY_ATTEMPTS', credentials(username, demoPassword));
    await call(server, changePassword, chosen(await askFor(username)));
    await call(server, login, credentials(username));
  });

  test('can be changed; all earlier tokens of the account are then refused', async () => {
    const { username, token } = await freshAccount(server, 'adult');
    await call(server, loggedCustomer, { token });
    await call(server, changePassword, chosen(await askFor(username)));
    await refusal(server, loggedCustomer, 'UNAUTHENTICATED', { token });
    await call(server, loggedCustomer, { token: await logIn(server, username, strongPassword) });
  });

  test.each(['', ' ', 'nobody', 'a@b'])('cannot be requested for the address %j', async (value) => {
    await refusal(server, resetPassword, 'INVALID_EMAIL', { body: { value } });
  });

  test('is not changed with an invalid token or an invalid new password; then the link stays valid', async () => {
    const { username } = await freshAccount(server, 'newcomer');
    const token = await askFor(username);
    await refusal(server, changePassword, 'EMPTY_PASSWORD', chosen(token, ''));
    const { errors } = await refusal(server, changePassword, 'VALIDATION_ERROR', chosen(token, 'weak'));
    expect(errors).toEqual(['password: is not strong (TOO_SHORT, NO_UPPERCASE, NO_DIGIT)']);
    for (const unknown of ['', 'unknown', 'x'.repeat(200)])
      await refusal(server, changePassword, 'INVALID_VERIFICATION_TOKEN', chosen(unknown));
    await call(server, changePassword, chosen(token));
  });
});

describe('a password that is changed after log-in (VIS-03)', () => {
  test("keeps the caller's token, and ends all others (PWD-03)", async () => {
    const { username, token: own } = await freshAccount(server, 'adult');
    const other = await logIn(server, username);
    await call(server, loggedCustomer, { token: other });
    await call(server, updatePassword, { token: own, body: { password: strongPassword } });
    await call(server, loggedCustomer, { token: own });
    await refusal(server, loggedCustomer, 'UNAUTHENTICATED', { token: other });
    const later = await logIn(server, username, strongPassword);
    await call(server, updatePassword, { token: later, body: { password: 'Zelena-lipa-8' } });
    await call(server, loggedCustomer, { token: later });
    await refusal(server, loggedCustomer, 'UNAUTHENTICATED', { token: own });
  });

  test('voids a link that was mailed before', async () => {
    const { username, token } = await freshAccount(server, 'newcomer');
    const mailed = await askFor(username);
    await call(server, updatePassword, { token, body: { password: strongPassword } });
    await refusal(server, changePassword, 'INVALID_VERIFICATION_TOKEN', chosen(mailed, 'Zelena-lipa-8'));
  });

  test('cannot be empty or weak, and needs a valid token', async () => {
    const { username, token } = await freshAccount(server, 'newcomer');
    await refusal(server, updatePassword, 'EMPTY_PASSWORD', { token, body: { password: '' } });
    const { errors } = await refusal(server, updatePassword, 'VALIDATION_ERROR', { token, body: { password: 'weak' } });
    expect(errors).toEqual(['password: is not strong (TOO_SHORT, NO_UPPERCASE, NO_DIGIT)']);
    await call(server, login, credentials(username, demoPassword));
    await call(server, changePassword, chosen(await askFor(username)));
    await refusal(server, updatePassword, 'UNAUTHENTICATED', { token, body: { password: 'Zelena-lipa-8' } });
  });
});

describe("the telephone application's calls (MAP-01)", () => {
  test('log in, and share the limits of the other calls', async () => {
    const { username } = await freshAccount(server, 'adult');
    const right = { ...mapPhone, ...credentials(username, demoPassword) };
    expect(await call(server, mapPhoneLogin, right)).toMatchObject({ username, customer: { firstName: 'Jana' } });
    const wrong = { ...mapPhone, ...credentials(username, 'wrong') };
    for (let failure = 0; failure < 10; failure += 1)
      await refusal(server, mapPhoneLogin, 'INVALID_CREDENTIALS', wrong);
    await refusal(server, login, 'TOO_MANY_ATTEMPTS', credentials(username, demoPassword));
    await refusal(server, mapPhoneLogin, 'EMPTY_PASSWORD', { ...mapPhone, ...credentials(username, '') });
  });

  test('mail the link of a forgotten password', async () => {
    const { username } = await freshAccount(server, 'newcomer');
    await call(server, mapPhoneResetPassword, { ...mapPhone, body: { value: username } });
    await call(server, changePassword, chosen(await newestToken(server, username, 'change-password')));
    await refusal(server, mapPhoneResetPassword, 'INVALID_EMAIL', { ...mapPhone, body: { value: 'x' } });
  });
});
