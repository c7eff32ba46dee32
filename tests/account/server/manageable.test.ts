import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as endpoints from '#contract/endpoints/customers.ts';
import { addEWalletTransaction, addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import type { AccountLinkType, CardApplicationState } from '#contract/enumerations.ts';
import { addYears } from '#rules/dates.ts';
import { accountLinks, cardApplications, customers } from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
let parent: Account;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const setAsking = (asks: boolean) => {
  const { database, settings } = server.services;
  return settings.change(database, { isAssignCardWithoutAgeRestrictionAllowed: asks ? false : null });
};
beforeEach(async () => {
  parent = await freshAccount(server, 'parent');
  await setAsking(true);
});
afterEach(() => setAsking(false));

async function linkedId(type: AccountLinkType): Promise<number> {
  const [link] = await server.services.database
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.accountId, parent.accountId), eq(accountLinks.type, type)));
  return link?.customerId ?? 0;
}

/** The day of the server's clock. */
const today = '2026-11-21';
const setAge = (id: number, years: number) =>
  server.services.database
    .update(customers)
    .set({ birthDay: addYears(today, -years) })
    .where(eq(customers.id, id));

const isManageable = async (id: number) =>
  (await call(server, endpoints.checkManageable, { token: parent.token, params: { id } })).manageable;

/** A top-up and a ticket for the card of a customer. */
async function purchases(id: number) {
  const card = await call(server, endpoints.activeCard, { token: parent.token, params: { id } });
  const wallet = card.electronicWallet;
  return [
    [addEWalletTransaction, { eWalletId: wallet?.id, price: 10_000, previousBalance: wallet?.currentAmount }],
    [addTicketFare, { cardId: card.id, validFrom: today, ticketCombinationId: 1, zone: '100' }],
  ] as const;
}

describe('a customer whose age does not fit the link (ACC-06)', () => {
  test('is not manageable, and the account can buy nothing for them', async () => {
    const id = await linkedId('ASSIGNED');
    expect(await isManageable(id)).toBe(true);
    await setAge(id, 15);
    expect(await isManageable(id)).toBe(false);
    for (const [endpoint, body] of await purchases(id)) {
      await refusal(server, endpoint, 'CUSTOMER_NOT_MANAGEABLE', {
        token: parent.token,
        body,
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    }
  });

  test('is manageable if the operator does not check ages', async () => {
    const id = await linkedId('ASSIGNED');
    await setAge(id, 15);
    await setAsking(false);
    expect(await isManageable(id)).toBe(true);
    const [[endpoint, body]] = await purchases(id);
    await call(server, endpoint, {
      token: parent.token,
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  });

  test("can be the account's own customer; for a managed customer, the age does not matter", async () => {
    const own = await linkedId('REGISTERED');
    expect(await isManageable(own)).toBe(true);
    await setAge(own, 14);
    expect(await isManageable(own)).toBe(false);
    const managed = await linkedId('MANAGED');
    await setAge(managed, 14);
    expect(await isManageable(managed)).toBe(true);
  });
});

describe('an account with only managed relations', () => {
  const onlyManaged = async ({ token }: Account) =>
    (await call(server, endpoints.checkOnlyManagedRelations, { token })).onlyManagedRelations;

  test('has at least one relation, and all its relations are managed', async () => {
    expect(await onlyManaged(parent)).toBe(false);
    expect(await onlyManaged(await freshAccount(server, 'newcomer'))).toBe(false);
    const { database } = server.services;
    for (const type of ['REGISTERED', 'ASSIGNED'] as const) {
      expect(await onlyManaged(parent)).toBe(false);
      await database
        .delete(accountLinks)
        .where(and(eq(accountLinks.accountId, parent.accountId), eq(accountLinks.type, type)));
    }
    expect(await onlyManaged(parent)).toBe(true);
  });
});

describe('the active card application (ACC-07)', () => {
  const apply = (customerId: number, state: CardApplicationState, created: string, eshop = true) =>
    server.services.database.insert(cardApplications).values({
      applicationNumber: crypto.randomUUID(),
      accountId: parent.accountId,
      customerId,
      carrierType: 'HAULIER_CARD',
      state,
      created: new Date(created),
      eshop,
    });
  const read = (id: number) => call(server, endpoints.activeCardApplication, { token: parent.token, params: { id } });

  test('is the newest application that is neither processed nor rejected', async () => {
    const id = await linkedId('ASSIGNED');
    expect(await read(id)).toBeNull();
    await apply(id, 'PROCESSED', '2026-11-20T08:00:00Z');
    await apply(id, 'REJECTED', '2026-11-20T08:00:00Z');
    await apply(await linkedId('REGISTERED'), 'UNCHECKED_DATA', '2026-11-20T08:00:00Z');
    expect(await read(id)).toBeNull();
    await apply(id, 'WAITING_TO_BE_PRINTED', '2026-11-19T08:00:00Z');
    await apply(id, 'UNCHECKED_DATA', '2026-11-18T08:00:00Z', false);
    expect(await read(id)).toMatchObject({
      state: { name: 'WAITING_TO_BE_PRINTED' },
      carrierType: 'HAULIER_CARD',
      created: '2026-11-19T08:00:00.000Z',
    });
  });
});
