import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { createCardApplicationDraft } from '#contract/endpoints/card-application-drafts.ts';
import { createCardApplication } from '#contract/endpoints/card-application-writes.ts';
import { createCustomer, updateCustomer } from '#contract/endpoints/customer-writes.ts';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { draftShape } from '#contract/entities/card-application-draft.ts';
import {
  accountLinks,
  branchOffices,
  cardApplicationDrafts,
  cardApplications,
  customers,
} from '#server/platform/db/schema.ts';
import { applications } from '../../common/server/support/application.ts';
import type { Account, Applications } from '../../common/server/support/application.ts';
import { call, freshAccount, send, statusesOf } from '../../common/server/support/call.ts';
import { plainEntered } from '../../common/server/support/entered-application.ts';
import { createSeededPostgres } from '../../common/server/support/seeded-postgres.ts';
import type { PostgresDatabase } from '../../common/server/support/seeded-postgres.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { waitingStatements } from '../../common/server/support/waiting-statements.ts';
import { whileLocked } from '../../common/server/support/while-locked.ts';

let database: PostgresDatabase;
let one: TestServer;
let other: TestServer;
let tools: Applications;
beforeAll(async () => {
  database = await createSeededPostgres();
  one = await startServer({ on: database, workers: false });
  other = await startServer({ on: database, workers: false });
  tools = applications(one);
});
afterAll(async () => {
  await one.stop();
  await other.stop();
  await database.drop();
});

const open = async (customerId: number) =>
  one.services.database.$count(
    cardApplications,
    and(
      eq(cardApplications.customerId, customerId),
      inArray(cardApplications.state, ['UNCHECKED_DATA', 'WAITING_TO_BE_PRINTED']),
    ),
  );
const feesOf = async ({ token }: Account) => (await call(one, shoppingCart, { token })).items.length;
const both = () => [one, other, one, other];

test('two calls at once with the same key, sent to two instances, file one application with one fee', async () => {
  const account = await tools.applicant();
  const asked = { token: account.token, body: await tools.body(account), headers: { 'idempotency-key': 'race' } };
  const filed = await Promise.all(both().map((server) => call(server, createCardApplication, asked)));
  expect(new Set(filed.map(({ id }) => id)).size).toBe(1);
  expect([await open(account.customerId), await feesOf(account)]).toEqual([1, 1]);
});

test('only one of several calls at once with different keys files an application', async () => {
  const account = await tools.applicant();
  const asked = { token: account.token, body: await tools.body(account) };
  const answers = await Promise.all(both().map((server) => send(server, createCardApplication, asked)));
  expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
  expect([await open(account.customerId), await feesOf(account)]).toEqual([1, 1]);
});

test('only one of two accounts that apply for the same customer at once files an application', async () => {
  const [account, manager] = [await tools.applicant(), await freshAccount(one, 'parent')];
  const { accountId } = manager;
  const { customerId } = account;
  await one.services.database.insert(accountLinks).values({ accountId, customerId, type: 'MANAGED' });
  const body = await tools.body(account);
  const answers = await Promise.all(
    [account, manager, account, manager].map(({ token }, index) =>
      send(index < 2 ? one : other, createCardApplication, { token, body }),
    ),
  );
  expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
  expect(await open(customerId)).toBe(1);
});

test('the database itself refuses a second open application', async () => {
  const account = await tools.applicant();
  await tools.file(account);
  const [{ id: _, serialNumber: __, ...row } = {}] = await tools.ofCustomer(account.customerId);
  const again = {
    ...row,
    applicationNumber: 'x',
    state: 'WAITING_TO_BE_PRINTED',
  } as typeof cardApplications.$inferInsert;
  await expect(one.services.database.insert(cardApplications).values(again)).rejects.toThrow();
  await one.services.database.insert(cardApplications).values({ ...again, state: 'REJECTED' });
});

test('a draft that is saved while its application is being filed does not remain', async () => {
  const account = await tools.applicant();
  const { token, accountId } = account;
  const { flowId } = plainEntered;
  const office = eq(branchOffices.id, await tools.officeId());
  const draft = {
    carrierType: 'HAULIER_CARD',
    isOwn: true,
    customerId: null,
    shape: draftShape,
    entered: plainEntered,
  };
  let saving: Promise<Response> | undefined;
  await whileLocked(one.services.database, {
    lock: (transaction) => transaction.select().from(branchOffices).where(office).for('update'),
    work: () => tools.file(account, { flowId }),
    change: async () => {
      saving = send(other, createCardApplicationDraft, { token, body: draft });
      await vi.waitUntil(async () => (await waitingStatements(one.services.database)) > 1, { timeout: 30_000 });
    },
  });
  expect((await saving)?.status).toBe(404);
  const left = eq(cardApplicationDrafts.accountId, accountId);
  expect(await one.services.database.$count(cardApplicationDrafts, left)).toBe(0);
});

test('filing an application and deleting the account at once do not deadlock', async () => {
  for (const _ of [1, 2, 3]) {
    const account = await freshAccount(one, 'expiring');
    await tools.change(account.customerId, { photo: 'x' });
    const { token, password } = account;
    const asked = { token, body: await tools.body(account) };
    const [filing, deletion] = await Promise.all([
      send(one, createCardApplication, asked),
      send(other, deleteCustomerAccount, { token, body: { password } }),
    ]);
    expect([filing.status, deletion.status]).not.toContain(500);
    if (deletion.ok) expect(await open(account.customerId)).toBe(0);
  }
});

const address = { street: 'Nová', streetNumber: '1', city: 'Lipany', zip: '56101' };
const common = { address, gdprTermsApproval: true };

test('submitting data and changing the same person at once do not deadlock', async () => {
  const { token, customerId: id } = await freshAccount(one, 'adult');
  const body = { ...common, name: { firstName: 'Nela', lastName: 'Rychlá' }, birthDay: '1990-01-01' };
  const answers = await Promise.all([
    ...both().map((server) => send(server, createCustomer, { token, body: { ...body, originId: id } })),
    ...both().map((server) => send(server, updateCustomer, { token, params: { id }, body })),
  ]);
  expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
});

test('only one of several calls at once that name the same new custodian creates that person', async () => {
  const accounts = [await freshAccount(one, 'adult'), await freshAccount(one, 'adult')];
  const parent = { name: { firstName: 'Ota', lastName: 'Jediný' }, birthDay: '1980-01-01', address };
  const answers = await Promise.all(
    accounts.map(({ token }, index) => {
      const name = { firstName: 'Iva', lastName: `Jediná ${String(index)}` };
      const body = { ...common, name, birthDay: '2018-03-04', parent };
      return send(index === 0 ? one : other, createCustomer, { token, body });
    }),
  );
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect(await one.services.database.$count(customers, eq(customers.lastName, 'Jediný'))).toBe(1);
});
