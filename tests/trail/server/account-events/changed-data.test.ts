import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordChanges } from '#server/accounts/customers/record-changes.ts';
import { accountEvents, customers } from '#server/platform/db/schema.ts';
import { freshAccount } from '#tests/common/server/support/call.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';

type CustomerRow = typeof customers.$inferSelect;

let server: TestServer;
let account: Awaited<ReturnType<typeof freshAccount>>;
let row: CustomerRow;
const database = () => server.services.database;
beforeAll(async () => {
  server = await startServer({ workers: false });
  account = await freshAccount(server, 'adult');
  const [found] = await database().select().from(customers).where(eq(customers.id, account.customerId));
  if (found === undefined) throw new Error('expected the own customer');
  row = found;
});
beforeEach(() => database().delete(accountEvents));
afterAll(() => server.stop());

async function kindsAfter(before: Partial<CustomerRow>, after: Partial<CustomerRow>) {
  const doer = { accountId: account.accountId };
  const now = server.services.clock.now();
  await recordChanges(database(), { ...row, ...before }, { ...row, ...after }, { doer, now });
  const mine = and(eq(accountEvents.accountId, account.accountId), eq(accountEvents.customerId, account.customerId));
  const events = await database().select().from(accountEvents).where(mine).orderBy(asc(accountEvents.id));
  return events.map(({ kind }) => kind);
}

describe('a change of personal data is recorded (TRL-02)', () => {
  test.each([
    ['street', 'Jiná', 'ADDRESS_CHANGED'],
    ['streetNumber', '99', 'ADDRESS_CHANGED'],
    ['city', 'Jinde', 'ADDRESS_CHANGED'],
    ['zip', '99999', 'ADDRESS_CHANGED'],
    ['email', 'other@linka.example', 'CONTACT_CHANGED'],
    ['phoneNumber', '777000999', 'CONTACT_CHANGED'],
    ['firstName', 'Jiná', 'PERSONAL_DATA_CHANGED'],
    ['lastName', 'Jiná', 'PERSONAL_DATA_CHANGED'],
    ['birthDay', '1980-01-01', 'PERSONAL_DATA_CHANGED'],
    ['photo', 'data:image/jpeg;base64,AA', 'PERSONAL_DATA_CHANGED'],
    ['pin', '1234', 'PERSONAL_DATA_CHANGED'],
    ['isicNumber', 'S420000000002Y', 'PERSONAL_DATA_CHANGED'],
    ['changes', { lastName: 'Jiná' }, 'PERSONAL_DATA_SUBMITTED'],
    ['parentId', 1, 'CUSTODIAN_ASSIGNED'],
  ] as const)('%s', async (column, value, kind) => {
    expect(await kindsAfter({ [column]: null }, { [column]: value })).toEqual([kind]);
  });

  test('with one event for each kind of data', async () => {
    const after = { street: 'Jiná', city: 'Jinde', email: 'other@linka.example' };
    expect(await kindsAfter({}, after)).toEqual(['ADDRESS_CHANGED', 'CONTACT_CHANGED']);
  });

  test('but is not recorded if nothing changes, if submitted data are withdrawn, or if a custodian is removed', async () => {
    expect(await kindsAfter({ changes: { lastName: 'Jiná' } }, { changes: { lastName: 'Jiná' } })).toEqual([]);
    expect(await kindsAfter({ changes: { lastName: 'Jiná' } }, { changes: null })).toEqual([]);
    expect(await kindsAfter({ parentId: 1 }, { parentId: null })).toEqual([]);
  });
});
