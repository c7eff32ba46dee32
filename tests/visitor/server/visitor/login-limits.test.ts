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
const minutes = (count: number): void => server.clock.advance(count * 60_000);
const wrong = (account: Pick<Account, 'username'>): Account => ({ username: account.username, password: 'wrong' });
const statusFrom = async (where: From, account: Account): Promise<number> =>
  (await logInFrom(server, where, account)).status;

/** Many wrong passwords for an account, one from each place; their statuses. */
async function fail(account: Pick<Account, 'username'>, places: readonly From[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const place of places) statuses.push(await statusFrom(place, wrong(account)));
  return statuses;
}
const refused = (count: number): number[] => times(count, () => 401);

describe('of an account from one network', () => {
  test('the eleventh attempt within 15 minutes is refused, also with the right password; later it is not', async () => {
    const account = await newAccount(server);
    const { address, addressOf } = somewhere();
    for (let failure = 0; failure < 10; failure += 1) {
      expect(await statusFrom({ address: addressOf(failure + 1) }, wrong(account))).toBe(401);
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

  test('an IPv4 address is the same when it is written as IPv6', async () => {
    const account = await newAccount(server);
    const spellings = ['10.1.2.3', '::ffff:10.1.2.3', '::ffff:a01:203'];
    expect(
      await fail(
        account,
        times(10, (index) => ({ address: spellings[index % 3] ?? '' })),
      ),
    ).toEqual(refused(10));
    for (const address of spellings) expect(await statusFrom({ address }, account)).toBe(429);
    expect(await statusFrom({ address: '::ffff:10.1.2.4' }, account)).toBe(200);
  });

  test('attempts at the same time cannot exceed the limit', async () => {
    const account = await newAccount(server);
    const { addressOf } = somewhere();
    const answers = await Promise.all(
      times(25, (host) => logInFrom(server, { address: addressOf(host) }, wrong(account))),
    );
    expect(statusesOf(answers)).toEqual([...refused(10), ...times(15, () => 429)]);
  });

  test('a successful log-in deletes earlier failures', async () => {
    const account = await newAccount(server);
    const { address } = somewhere();
    for (let round = 0; round < 2; round += 1) {
      expect(
        await fail(
          account,
          times(9, () => ({ address })),
        ),
      ).toEqual(refused(9));
      expect(await statusFrom({ address }, account)).toBe(200);
    }
  });

  test('right passwords at the same time do not count, with any room', async () => {
    for (const failures of [0, 9]) {
      const account = await newAccount(server);
      const { address } = somewhere();
      await fail(
        account,
        times(failures, () => ({ address })),
      );
      const answers = await Promise.all(times(16, () => logInFrom(server, { address }, account)));
      expect([failures, statusesOf(answers)]).toEqual([failures, times(16, () => 200)]);
      expect(
        await fail(
          account,
          times(10, () => ({ address })),
        ),
      ).toEqual(refused(10));
    }
  });

  test('a right password of an unverified account does not count', async () => {
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

test('a network that fails to log in to many accounts is refused, also with a right password; another is not', async () => {
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
    minutes(15);
    expect(await statusFrom({ address }, account)).toBe(200);
  });
});

describe('of an account from everywhere', () => {
  const exhaust = async (account: Pick<Account, 'username'>): Promise<void> => {
    expect(
      await fail(
        account,
        times(50, () => ({})),
      ),
    ).toEqual(refused(50));
  };

  test('fifty wrong passwords in an hour refuse also the right one, from where the account has not logged in', async () => {
    const account = await newAccount(server);
    await exhaust({ username: account.username.toUpperCase() });
    const answer = await logInFrom(server, {}, account);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600']);
    minutes(59);
    expect(await statusFrom({}, account)).toBe(429);
    minutes(1);
    expect(await statusFrom({}, account)).toBe(200);
  });

  test('an unknown username is refused at the same moment', async () => {
    const stranger = { username: freshAddress() };
    await exhaust(stranger);
    expect(await statusFrom({}, wrong(stranger))).toBe(429);
  });

  test('attempts at the same time cannot exceed the limit, right ones are not refused', async () => {
    await withLimit(server, 'LOGIN_FAILURES_ALLOWED_PER_ACCOUNT', 5, async () => {
      const account = await newAccount(server);
      expect(statusesOf(await Promise.all(times(16, () => logInFrom(server, {}, account))))).toEqual(
        times(16, () => 200),
      );
      const answers = await Promise.all(times(16, () => logInFrom(server, {}, wrong(account))));
      expect(statusesOf(answers)).toEqual([...refused(5), ...times(11, () => 429)]);
    });
  });

  describe('the owner', () => {
    beforeAll(() => server.services.settings.change(database(), { LOGIN_FAILURES_ALLOWED_PER_ACCOUNT: 5 }));
    afterAll(() => server.services.settings.change(database(), { LOGIN_FAILURES_ALLOWED_PER_ACCOUNT: null }));

    const attack = async (account: Pick<Account, 'username'>): Promise<void> => {
      expect(
        await fail(
          account,
          times(6, () => ({})),
        ),
      ).toEqual([...refused(5), 429]);
    };

    test('logs in all the same with the browser and from the network of an earlier log-in', async () => {
      const account = await newAccount(server);
      const { address, addressOf } = somewhere();
      const cookie = cookieOf(await logInFrom(server, { address }, account));
      await attack(account);
      expect(await statusFrom({ address: addressOf(7) }, account)).toBe(200);
      expect(await statusFrom({ cookie }, account)).toBe(200);
      expect(await statusFrom({}, account)).toBe(429);
    });

    test('logs in all the same with the telephone application, where it was before', async () => {
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

    test('is not helped by a browser or a network of somebody else', async () => {
      const [account, other] = [await newAccount(server), await newAccount(server)];
      const { address } = somewhere();
      const cookie = cookieOf(await logInFrom(server, { address }, other));
      await attack(account);
      for (const where of [{ address }, { cookie }]) expect(await statusFrom(where, account)).toBe(429);
    });

    test('sets a new password by mail and logs in at once: also elsewhere, and here while the attack goes on', async () => {
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
  test('has the small limit, from any network, so that a stolen cookie guesses no more', async () => {
    const account = await newAccount(server);
    const cookie = cookieOf(await logInFrom(server, {}, account));
    expect(
      await fail(
        account,
        times(10, () => ({ cookie })),
      ),
    ).toEqual(refused(10));
    expect(await statusFrom({ cookie }, account)).toBe(429);
    // Elsewhere the owner is not kept out by it.
    expect(await statusFrom({}, account)).toBe(200);
    minutes(15);
    expect(
      await fail(
        account,
        times(9, () => ({ cookie })),
      ),
    ).toEqual(refused(9));
    expect(await statusFrom({ cookie }, account)).toBe(200);
    expect(
      await fail(
        account,
        times(10, () => ({ cookie })),
      ),
    ).toEqual(refused(10));
  });

  test('is not kept out by the failures of others in its network', async () => {
    await withLimit(server, 'LOGIN_FAILURES_ALLOWED_PER_ADDRESS', 1, async () => {
      const account = await newAccount(server);
      const { address } = somewhere();
      const cookie = cookieOf(await logInFrom(server, { address }, account));
      expect(await fail({ username: freshAddress() }, [{ address }, { address }])).toEqual([401, 429]);
      expect(await statusFrom({ address, cookie }, account)).toBe(200);
      expect(await statusFrom({ address }, account)).toBe(429);
    });
  });

  test('stays known however often the account logs in elsewhere', async () => {
    const account = await newAccount(server);
    const { address } = somewhere();
    const cookie = cookieOf(await logInFrom(server, { address }, account));
    await Promise.all(times(60, () => logInFrom(server, { address }, account)));
    await withLimit(server, 'LOGIN_FAILURES_ALLOWED_PER_ACCOUNT', 0, async () => {
      expect(await statusFrom({ cookie }, account)).toBe(200);
      expect(await statusFrom({}, account)).toBe(429);
    });
  });

  test('is known to all who have logged in with it, and its cookie is no token', async () => {
    const [account, other] = [await newAccount(server), await newAccount(server)];
    const first = cookieOf(await logInFrom(server, {}, account));
    const both = cookieOf(await logInFrom(server, { cookie: first }, other));
    await withLimit(server, 'LOGIN_FAILURES_ALLOWED_PER_ACCOUNT', 0, async () => {
      for (const owner of [account, other]) expect(await statusFrom({ cookie: both }, owner)).toBe(200);
    });
    expect(cookieOf(await logInFrom(server, { cookie: both }, wrong(account)))).toBeUndefined();
    await refusal(server, loggedCustomer, 'UNAUTHENTICATED', { headers: { cookie: both ?? '' } });
    expect(cookieOf(await send(server, loggedCustomer, { token: account.token }))).toBeUndefined();
  });
});

test('a stolen token guesses the password for the deletion no more often from many networks', async () => {
  const { token, password } = await freshAccount(server, 'newcomer');
  const remove = async (given: string) =>
    (await send(server, deleteCustomerAccount, { token, body: { password: given }, headers: headersFrom({}) })).status;
  const statuses: number[] = [];
  for (let count = 0; count < 10; count += 1) statuses.push(await remove('wrong'));
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect(await remove(password)).toBe(429);
  minutes(15);
  expect(await remove(password)).toBe(204);
});
