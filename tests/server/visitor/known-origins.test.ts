import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteCustomerAccount } from '../../../contract/endpoints/account-deletion.ts';
import { login } from '../../../contract/endpoints/auth.ts';
import { knownOrigins } from '../../../server/db/schema.ts';
import { deleteOldRows } from '../../../server/housekeeping.ts';
import { call, freshAccount } from '../support/call.ts';
import { exportOf } from '../support/export-of.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';
import { cookieOf, headersFrom, logInFrom, newAccount, somewhere, times, withLimit } from './logging-in.ts';
import type { Account, From } from './logging-in.ts';
import { credentials } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false, configuration: { trustProxy: true } });
});
afterAll(() => server.stop());

const database = () => server.services.database;
const statusFrom = async (where: From, account: Account): Promise<number> =>
  (await logInFrom(server, where, account)).status;

describe('from where an account has logged in', () => {
  const originsOf = ({ accountId }: { readonly accountId: number }) =>
    database().select().from(knownOrigins).where(eq(knownOrigins.accountId, accountId)).orderBy(knownOrigins.id);

  test('is kept as marks that tell nothing, not even that two accounts share it', async () => {
    const [account, other] = [await newAccount(server), await newAccount(server)];
    const { address } = somewhere();
    const cookie = cookieOf(await logInFrom(server, { address }, account));
    await logInFrom(server, { address, cookie }, other);
    const rows = [...(await originsOf(account)), ...(await originsOf(other))];
    expect(rows.map(({ kind }) => kind)).toEqual(['DEVICE', 'NETWORK', 'DEVICE', 'NETWORK']);
    expect(new Set(rows.map(({ mark }) => mark)).size).toBe(4);
    const kept = JSON.stringify(rows);
    for (const told of [cookie?.split('=')[1] ?? '', address, address.slice(0, -1)]) expect(kept).not.toContain(told);
  });

  test('is kept for the latest ten of each kind; what was seen again is not pushed out by what was seen once', async () => {
    const account = await newAccount(server);
    const { address } = somewhere();
    const cookie = cookieOf(await logInFrom(server, { address }, account));
    await logInFrom(server, { address, cookie }, account);
    const places = times(12, somewhere);
    for (const place of places) {
      server.clock.advance(60_000);
      expect(await statusFrom(place, account)).toBe(200);
    }
    const rows = await originsOf(account);
    const count = (kind: string, again: boolean) =>
      rows.filter(({ kind: its, seenAgain }) => its === kind && seenAgain === again).length;
    expect([count('DEVICE', true), count('NETWORK', true)]).toEqual([1, 1]);
    expect([count('DEVICE', false), count('NETWORK', false)]).toEqual([10, 10]);
    await withLimit(server, 'LOGIN_FAILURES_ALLOWED_PER_ACCOUNT', 0, async () => {
      const statuses: number[] = [];
      for (const place of [{ address }, { cookie }, places[0], places[1], places[11]])
        statuses.push(await statusFrom(place ?? {}, account));
      expect(statuses).toEqual([200, 200, 429, 429, 200]);
    });
  });

  test('is in the data that the account takes out', async () => {
    const account = await newAccount(server);
    const { address } = somewhere();
    const cookie = cookieOf(await logInFrom(server, { address }, account)) ?? '';
    const asked = { ...credentials(account.username, account.password), headers: headersFrom({ address, cookie }) };
    const { token } = await call(server, login, asked);
    const lastUsed = server.clock.now().toISOString();
    expect((await exportOf(server, token)).data.knownOrigins).toEqual([
      { kind: 'NETWORK', seenAgain: true, lastUsed },
      { kind: 'DEVICE', seenAgain: true, lastUsed },
    ]);
  });

  test('is erased with the account, and within the hour what was written while it was deleted', async () => {
    const { accountId, token, password } = await freshAccount(server, 'newcomer');
    const [row] = await originsOf({ accountId });
    await call(server, deleteCustomerAccount, { token, body: { password } });
    expect(await originsOf({ accountId })).toEqual([]);
    const late = { accountId, kind: 'NETWORK', mark: row?.mark ?? '', lastUsed: server.clock.now() } as const;
    await database().insert(knownOrigins).values(late);
    await deleteOldRows(server.services);
    expect(await originsOf({ accountId })).toEqual([]);
  });

  test('is forgotten 90 days after the last log-in from a network, and 365 days after that with a browser', async () => {
    const account = await newAccount(server);
    server.clock.set('2027-12-31T12:00:00.000Z');
    const { accountId } = account;
    const row = (kind: 'DEVICE' | 'NETWORK', day: string) =>
      ({ accountId, kind, mark: `${kind} ${day}`, lastUsed: new Date(`${day}T12:00:00.000Z`) }) as const;
    const days = ['2027-10-02', '2027-10-01', '2026-12-31', '2026-12-30'];
    await database()
      .insert(knownOrigins)
      .values(days.flatMap((day) => [row('DEVICE', day), row('NETWORK', day)]));
    await deleteOldRows(server.services);
    expect((await originsOf(account)).map(({ mark }) => mark)).toEqual([
      'DEVICE 2027-10-02',
      'NETWORK 2027-10-02',
      'DEVICE 2027-10-01',
      'DEVICE 2026-12-31',
    ]);
  });
});
