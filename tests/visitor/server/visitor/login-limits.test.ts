import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { changePassword, mapPhoneLogin, resetPassword } from '#contract/endpoints/auth.ts';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { customerAccounts } from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal, send, statusesOf } from '#tests/common/server/support/call.ts';
import { newestToken } from '#tests/common/server/support/mailbox.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { cookieOf, headersFrom, logInFrom, newAccount, somewhere, times, withLimit } from './logging-in.ts';
import type { Account, From } from './logging-in.ts';
import { credentials, freshAddress, strongPassword } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false, configuration: { trustProxy: true } });
});
afterAll(() => server.stop());

const database = () => server.services.database;
const waitMinutes = (count: number): void => server.clock.advance(count * 60_000);
const wrongLogIn = (account: Pick<Account, 'username'>): Account => ({ username: account.username, password: 'wrong' });
const statusFrom = async (where: From, account: Account): Promise<number> =>
  (await logInFrom(server, where, account)).status;

/** Sends a wrong password for an account from each place; returns the statuses. */
async function failLogIns(account: Pick<Account, 'username'>, places: readonly From[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const place of places) statuses.push(await statusFrom(place, wrongLogIn(account)));
  return statuses;
}
const refused = (count: number): number[] => times(count, () => 401);

describe('the limit for an account from one network', () => {
  test('refuses the eleventh attempt within 15 minutes, even with the correct password, but not a later attempt', async () => {
    const account = await newAccount(server);
    const { address, addressOf } = somewhere();
    for (let failure = 0; failure < 10; failure += 1) {
      expect(await statusFrom({ address: addressOf(failure + 1) }, wrongLogIn(account))).toBe(401);
      server.clock.advance(1000);
    }
    const answer = await logInFrom(server, { address }, account);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '890']);
    expect(await statusFrom({}, account)).toBe(200);
    server.clock.advance(889_000);
    expect(await statusFrom({ address }, account)).toBe(429);
    server.clock.advance(1000);
    expect(await statusFrom({ address }, account)).toBe(200);
  });

  test('counts an IPv4 address in the form of an IPv6 address as the same address', async () => {
    const account = await newAccount(server);
    const spellings = ['10.1.2.3', '::ffff:10.1.2.3', '::ffff:a01:203'];
    expect(
      await failLogIns(
        account,
        times(10, (index) => ({ address: spellings[index % 3] ?? '' })),
      ),
    ).toEqual(refused(10));
    for (const address of spellings) expect(await statusFrom({ address }, account)).toBe(429);
    expect(await statusFrom({ address: '::ffff:10.1.2.4' }, account)).toBe(200);
  });

  test('cannot be exceeded by attempts at the same time', async () => {
    const account = await newAccount(server);
    const { addressOf } = somewhere();
    const answers = await Promise.all(
      times(25, (host) => logInFrom(server, { address: addressOf(host) }, wrongLogIn(account))),
    );
    expect(statusesOf(answers)).toEqual([...refused(10), ...times(15, () => 429)]);
  });

  test('counts from zero after a successful log-in', async () => {
    const account = await newAccount(server);
    const { address } = somewhere();
    for (let round = 0; round < 2; round += 1) {
      expect(
        await failLogIns(
          account,
          times(9, () => ({ address })),
        ),
      ).toEqual(refused(9));
      expect(await statusFrom({ address }, account)).toBe(200);
    }
  });

  test('does not count correct passwords sent at the same time, even with only one attempt left', async () => {
    for (const failures of [0, 9]) {
      const account = await newAccount(server);
      const { address } = somewhere();
      await failLogIns(
        account,
        times(failures, () => ({ address })),
      );
      const answers = await Promise.all(times(16, () => logInFrom(server, { address }, account)));
      expect([failures, statusesOf(answers)]).toEqual([failures, times(16, () => 200)]);
      expect(
        await failLogIns(
          account,
          times(10, () => ({ address })),
        ),
      ).toEqual(refused(10));
    }
  });

  test('does not count a correct password of an unverified account', async () => {
    const account = await newAccount(server);
    await database()
      .update(customerAccounts)
      .set({ verified: false })
      .where(eq(customerAccounts.id, account.accountId));
    const { address } = somewhere();
    const answers = await Promise.all(times(12, () => logInFrom(server, { address }, account)));
    expect(new Set(statusesOf(answers))).toEqual(new Set([403]));
    expect(answers.map((answer) => cookieOf(answer)).filter((cookie) => cookie !== undefined)).toEqual([]);
  });
});

test('failures for many accounts stop log-ins from their network, even with a correct password, but not from another network', async () => {
  await withLimit(server, 'LOGIN_FAILURES_ALLOWED_PER_ADDRESS', 5, async () => {
    const account = await newAccount(server);
    const { address, addressOf } = somewhere();
    for (let count = 0; count < 5; count += 1) {
      expect(await statusFrom({ address: addressOf(count + 1) }, account)).toBe(200);
      const stranger = { username: freshAddress(), password: strongPassword };
      expect(await statusFrom({ address: addressOf(count + 1) }, stranger)).toBe(401);
    }
    const answer = await logInFrom(server, { address }, account);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900']);
    expect(await statusFrom({}, account)).toBe(200);
    waitMinutes(15);
    expect(await statusFrom({ address }, account)).toBe(200);
  });
});

describe('the limit for an account from all networks', () => {
  const reachLimit = async (account: Pick<Account, 'username'>): Promise<void> => {
    expect(
      await failLogIns(
        account,
        times(50, () => ({})),
      ),
    ).toEqual(refused(50));
  };

  test('refuses even the correct password from an unknown network after fifty wrong passwords in an hour', async () => {
    const account = await newAccount(server);
    await reachLimit({ username: account.username.toUpperCase() });
    const answer = await logInFrom(server, {}, account);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600']);
    waitMinutes(59);
    expect(await statusFrom({}, account)).toBe(429);
    waitMinutes(1);
    expect(await statusFrom({}, account)).toBe(200);
  });

  test('applies to an unknown username in the same way', async () => {
    const stranger = { username: freshAddress() };
    await reachLimit(stranger);
    expect(await statusFrom({}, wrongLogIn(stranger))).toBe(429);
  });

  test('cannot be exceeded by attempts at the same time, and does not refuse correct passwords', async () => {
    await withLimit(server, 'LOGIN_FAILURES_ALLOWED_PER_ACCOUNT', 5, async () => {
      const account = await newAccount(server);
      expect(statusesOf(await Promise.all(times(16, () => logInFrom(server, {}, account))))).toEqual(
        times(16, () => 200),
      );
      const answers = await Promise.all(times(16, () => logInFrom(server, {}, wrongLogIn(account))));
      expect(statusesOf(answers)).toEqual([...refused(5), ...times(11, () => 429)]);
    });
  });

  describe('does not stop the owner, who', () => {
    beforeAll(() => server.services.settings.change(database(), { LOGIN_FAILURES_ALLOWED_PER_ACCOUNT: 5 }));
    afterAll(() => server.services.settings.change(database(), { LOGIN_FAILURES_ALLOWED_PER_ACCOUNT: null }));

    const attack = async (account: Pick<Account, 'username'>): Promise<void> => {
      expect(
        await failLogIns(
          account,
          times(6, () => ({})),
        ),
      ).toEqual([...refused(5), 429]);
    };

    test('can still log in with the browser or from the network of an earlier log-in', async () => {
      const account = await newAccount(server);
      const { address, addressOf } = somewhere();
      const cookie = cookieOf(await logInFrom(server, { address }, account));
      await attack(account);
      expect(await statusFrom({ address: addressOf(7) }, account)).toBe(200);
      expect(await statusFrom({ cookie }, account)).toBe(200);
      expect(await statusFrom({}, account)).toBe(429);
    });

    test('can still log in with the telephone application from a network that was used before', async () => {
      const account = await newAccount(server);
      const { address } = somewhere();
      const token = { 'map-phone-auth-token': 'sandbox-map-phone-token' };
      const asked = {
        ...credentials(account.username, account.password),
        headers: { ...headersFrom({ address }), ...token },
      };
      await call(server, mapPhoneLogin, asked);
      await attack(account);
      await call(server, mapPhoneLogin, asked);
      await refusal(server, mapPhoneLogin, 'TOO_MANY_ATTEMPTS', {
        ...asked,
        headers: { ...headersFrom({}), ...token },
      });
    });

    test('cannot use the browser or network of another account', async () => {
      const [account, other] = [await newAccount(server), await newAccount(server)];
      const { address } = somewhere();
      const cookie = cookieOf(await logInFrom(server, { address }, other));
      await attack(account);
      for (const where of [{ address }, { cookie }]) expect(await statusFrom(where, account)).toBe(429);
    });

    test('can set a new password by mail and log in at once from any network, even during the attack', async () => {
      const account = await newAccount(server);
      await attack(account);
      await call(server, resetPassword, { body: { value: account.username } });
      const token = await newestToken(server, account.username, 'change-password');
      const { address } = somewhere();
      const body = { token, password: strongPassword };
      const cookie = cookieOf(await send(server, changePassword, { body, headers: headersFrom({ address }) }));
      const changed = { ...account, password: strongPassword };
      expect(await statusFrom({}, changed)).toBe(200);
      await attack(account);
      expect(await statusFrom({ cookie }, changed)).toBe(200);
      expect(await statusFrom({ address }, changed)).toBe(200);
      expect(await statusFrom({}, changed)).toBe(429);
    });
  });
});

describe('a known browser', () => {
  test('allows ten failures from all networks together, so that a stolen cookie allows no more guesses', async () => {
    const account = await newAccount(server);
    const cookie = cookieOf(await logInFrom(server, {}, account));
    expect(
      await failLogIns(
        account,
        times(10, () => ({ cookie })),
      ),
    ).toEqual(refused(10));
    expect(await statusFrom({ cookie }, account)).toBe(429);
    // The owner can still log in from elsewhere.
    expect(await statusFrom({}, account)).toBe(200);
    waitMinutes(15);
    expect(
      await failLogIns(
        account,
        times(9, () => ({ cookie })),
      ),
    ).toEqual(refused(9));
    expect(await statusFrom({ cookie }, account)).toBe(200);
    expect(
      await failLogIns(
        account,
        times(10, () => ({ cookie })),
      ),
    ).toEqual(refused(10));
  });

  test('is not affected by the failures of others in its network', async () => {
    await withLimit(server, 'LOGIN_FAILURES_ALLOWED_PER_ADDRESS', 1, async () => {
      const account = await newAccount(server);
      const { address } = somewhere();
      const cookie = cookieOf(await logInFrom(server, { address }, account));
      expect(await failLogIns({ username: freshAddress() }, [{ address }, { address }])).toEqual([401, 429]);
      expect(await statusFrom({ address, cookie }, account)).toBe(200);
      expect(await statusFrom({ address }, account)).toBe(429);
    });
  });

  test('stays known even if the account logs in elsewhere many times', async () => {
    const account = await newAccount(server);
    const { address } = somewhere();
    const cookie = cookieOf(await logInFrom(server, { address }, account));
    await Promise.all(times(60, () => logInFrom(server, { address }, account)));
    await withLimit(server, 'LOGIN_FAILURES_ALLOWED_PER_ACCOUNT', 0, async () => {
      expect(await statusFrom({ cookie }, account)).toBe(200);
      expect(await statusFrom({}, account)).toBe(429);
    });
  });

  test('is known for all accounts that have logged in with it, and its cookie is not a token', async () => {
    const [account, other] = [await newAccount(server), await newAccount(server)];
    const first = cookieOf(await logInFrom(server, {}, account));
    const both = cookieOf(await logInFrom(server, { cookie: first }, other));
    await withLimit(server, 'LOGIN_FAILURES_ALLOWED_PER_ACCOUNT', 0, async () => {
      for (const owner of [account, other]) expect(await statusFrom({ cookie: both }, owner)).toBe(200);
    });
    expect(cookieOf(await logInFrom(server, { cookie: both }, wrongLogIn(account)))).toBeUndefined();
    await refusal(server, loggedCustomer, 'UNAUTHENTICATED', { headers: { cookie: both ?? '' } });
    expect(cookieOf(await send(server, loggedCustomer, { token: account.token }))).toBeUndefined();
  });
});

test('a stolen token cannot be used for more password guesses by deleting the account from many networks', async () => {
  const { token, password } = await freshAccount(server, 'newcomer');
  const remove = async (given: string) =>
    (await send(server, deleteCustomerAccount, { token, body: { password: given }, headers: headersFrom({}) })).status;
  const statuses: number[] = [];
  for (let count = 0; count < 10; count += 1) statuses.push(await remove('wrong'));
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect(await remove(password)).toBe(429);
  waitMinutes(15);
  expect(await remove(password)).toBe(204);
});
