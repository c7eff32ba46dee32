import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import { knownNetworks } from '#server/platform/db/schema.ts';
import { call, freshAccount } from '#tests/common/server/support/call.ts';
import { exportOf } from '#tests/common/server/support/export-of.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { logInFrom, newAccount, somewhere, times, withLimit } from './logging-in.ts';
import type { Account, From } from './logging-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false, configuration: { trustProxy: true } });
});
afterAll(() => server.stop());

const database = () => server.services.database;
const statusFrom = async (where: From, account: Account): Promise<number> =>
  (await logInFrom(server, where, account)).status;

describe('the networks from which an account has logged in (VIS-02)', () => {
  const networksOf = ({ accountId }: { readonly accountId: number }) =>
    database()
      .select()
      .from(knownNetworks)
      .where(eq(knownNetworks.accountId, accountId))
      .orderBy(desc(knownNetworks.lastUsed));

  test('are stored as marks that reveal nothing, not even that two accounts share a network', async () => {
    const [account, other] = [await newAccount(server), await newAccount(server)];
    const { address } = somewhere();
    for (const owner of [account, other]) await logInFrom(server, { address }, owner);
    const marks = [...(await networksOf(account)), ...(await networksOf(other))].map(({ mark }) => mark);
    expect([marks.length, new Set(marks).size]).toEqual([2, 2]);
    for (const mark of marks) expect(mark).not.toContain(address.slice(0, -1));
  });

  test('are the fifty networks that were used last', async () => {
    const account = await newAccount(server);
    const places = times(51, somewhere);
    for (const place of places) {
      server.clock.advance(1000);
      await logInFrom(server, place, account);
      // The first network is used again after each other network.
      await logInFrom(server, places[0] ?? {}, account);
    }
    expect(await networksOf(account)).toHaveLength(50);
    await withLimit(server, 'LOGIN_FAILURES_ALLOWED_PER_ACCOUNT', 0, async () => {
      const statuses: number[] = [];
      for (const place of places.slice(0, 3)) statuses.push(await statusFrom(place, account));
      expect(statuses).toEqual([200, 429, 200]);
    });
  });

  test('are in the exported data of the account, with their latest log-ins', async () => {
    const account = await newAccount(server);
    const began = server.clock.now().toISOString();
    await logInFrom(server, {}, account);
    server.clock.advance(60_000);
    const { address } = somewhere();
    for (const _ of [1, 2]) await logInFrom(server, { address }, account);
    const { token } = account;
    expect((await exportOf(server, token)).data.knownNetworks).toEqual([
      { lastUsed: server.clock.now().toISOString() },
      { lastUsed: began },
    ]);
  });

  test('are erased with the account; rows written during its deletion are erased within the hour', async () => {
    const { accountId, token, password } = await freshAccount(server, 'newcomer');
    const rows = await networksOf({ accountId });
    expect(rows).toHaveLength(1);
    await call(server, deleteCustomerAccount, { token, body: { password } });
    expect(await networksOf({ accountId })).toEqual([]);
    await database().insert(knownNetworks).values(rows);
    await deleteOldRows(server.services);
    expect(await networksOf({ accountId })).toEqual([]);
  });

  test('are deleted 90 days after the last log-in', async () => {
    const account = await newAccount(server);
    server.clock.set('2027-12-31T12:00:00.000Z');
    const days = ['2027-10-02', '2027-10-01'];
    await database()
      .insert(knownNetworks)
      .values(
        days.map((day) => ({ accountId: account.accountId, mark: day, lastUsed: new Date(`${day}T12:00:00.000Z`) })),
      );
    await deleteOldRows(server.services);
    expect((await networksOf(account)).map(({ mark }) => mark)).toEqual(['2027-10-02']);
  });
});
