import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applicationOrderState, cardApplicationFee } from '#contract/endpoints/card-application-checks.ts';
import { createVirtualCardApplication } from '#contract/endpoints/card-application-writes.ts';
import { cancelOrder, createOrder } from '#contract/endpoints/orders.ts';
import { removeCartItem, restoreCart, shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import { inserted } from '#server/platform/db/inserted.ts';
import { cardApplications, fees, orderItems, orders } from '#server/platform/db/schema.ts';
import { exampleSupplier } from '#server/platform/settings/supplier.ts';
import { adultDays, applications } from '../../common/server/support/application.ts';
import type { Account, Applications } from '../../common/server/support/application.ts';
import { call, freshAccount, logIn, refusal } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { testBegin } from '../../common/server/support/test-clock.ts';

let server: TestServer;
let tools: Applications;
let account: Account;
let token: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  tools = applications(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  account = await tools.applicant();
  token = account.token;
});
afterEach(() => server.clock.set(testBegin));

const continueAt = async (moment: string): Promise<void> => {
  server.clock.set(moment);
  await deleteOldRows(server.services);
  token = await logIn(server, account.username, account.password);
};
const stateOf = async (id: number) => {
  const { database } = server.services;
  const [row] = await database.select().from(cardApplications).where(eq(cardApplications.id, id));
  return row?.state;
};
const cart = () => call(server, shoppingCart, { token });
const order = () => call(server, createOrder, { token, body: { paymentType: 'BANK_CARD' } });

describe('the fee of an application', () => {
  test('can be read by everybody', async () => {
    expect(await call(server, cardApplicationFee)).toEqual({ price: 13_000, taxPercentage: 21 });
    const { database, settings } = server.services;
    await settings.change(database, { supplier: { ...exampleSupplier, taxId: null } });
    expect(await call(server, cardApplicationFee)).toEqual({ price: 13_000, taxPercentage: 0 });
    await settings.change(database, { supplier: null });
    const [fee] = await database.delete(fees).where(eq(fees.code, 'CARD_ISSUE')).returning();
    if (fee === undefined) throw new Error('expected the seeded fee CARD_ISSUE, got none');
    const { id: _, ...values } = fee;
    try {
      await refusal(server, cardApplicationFee, 'NOT_FOUND');
    } finally {
      await database.insert(fees).values(values);
    }
  });

  test('can be paid as long as its cart can be restored', async () => {
    const { id } = await tools.file(account);
    await continueAt('2026-11-22T09:29:00.000Z');
    expect((await cart()).restorable).toBe(true);
    await call(server, restoreCart, { token });
    expect((await cart()).items).toMatchObject([{ payload: { applicationId: id } }]);
    await continueAt('2026-11-22T09:40:00.000Z');
    expect(await stateOf(id)).toBe('UNCHECKED_DATA');
  });
});

describe('the withdrawal of applications whose fees are not paid', () => {
  test('happens two weeks after the filing; then another application can be filed', async () => {
    const { id } = await tools.file(account);
    await continueAt('2026-11-21T10:00:00.000Z');
    await cart();
    await continueAt('2026-12-05T09:00:00.000Z');
    expect(await stateOf(id)).toBe('UNCHECKED_DATA');
    await continueAt('2026-12-05T09:01:00.000Z');
    expect(await tools.ofCustomer(account.customerId)).toContainEqual(
      expect.objectContaining({ id, state: 'REJECTED', note: 'Žádost nebyla včas zaplacena.' }),
    );
    await tools.file(
      { ...account, token },
      { profileOne: { profileId: await tools.profileId('ADULT'), validFrom: '2026-12-05', validTo: '2030-12-04' } },
    );
  });

  test('happens two weeks after the filing if the fee was removed, or two weeks after the end of the order with the fee', async () => {
    const removed = await tools.file(account);
    const [fee] = (await cart()).items;
    await call(server, removeCartItem, { token, params: { id: fee?.id ?? 0 } });

    account = await tools.applicant();
    token = account.token;
    const ordered = await tools.file(account);
    const { id: orderId } = await order();
    await continueAt('2026-12-05T09:01:00.000Z');
    expect([await stateOf(removed.id), await stateOf(ordered.id)]).toEqual(['REJECTED', 'UNCHECKED_DATA']);
    await call(server, cancelOrder, { token, params: { id: orderId } });
    await continueAt('2026-12-19T09:01:00.000Z');
    expect(await stateOf(ordered.id)).toBe('UNCHECKED_DATA');
    await continueAt('2026-12-19T09:02:00.000Z');
    expect(await stateOf(ordered.id)).toBe('REJECTED');
  });

  test.each(['PROCESSING', 'PAID'] as const)(
    'leaves out an application whose fee is in an order that is %s',
    async (state) => {
      const ordered = await tools.file(account);
      const { id: orderId } = await order();
      await server.services.database.update(orders).set({ state }).where(eq(orders.id, orderId));
      await continueAt('2026-12-24T09:00:00.000Z');
      expect(await stateOf(ordered.id)).toBe('UNCHECKED_DATA');
    },
  );

  test('leaves out applications that are paid, free, without a fee, or filed at a counter', async () => {
    const { database } = server.services;
    const paid = await tools.file(account);
    await database.update(cardApplications).set({ paid: true }).where(eq(cardApplications.id, paid.id));
    const free = await tools.file(await tools.applicant(), { cardForFree: true });
    const counter = await tools.file(await tools.applicant());
    await database.update(cardApplications).set({ eshop: false }).where(eq(cardApplications.id, counter.id));
    const other = await tools.applicant();
    const profileOne = { profileId: await tools.profileId('ADULT'), ...adultDays };
    const body = { customerId: other.customerId, profileOne, marketingConsent: false };
    const virtual = await call(server, createVirtualCardApplication, { token: other.token, body });
    await continueAt('2026-12-24T09:00:00.000Z');
    for (const { id } of [paid, free]) expect(await stateOf(id)).toBe('UNCHECKED_DATA');
    expect(await stateOf(virtual.id)).toBe('PROCESSED');
    expect(await stateOf(counter.id)).toBe('UNCHECKED_DATA');
  });
});

describe("the state of an application's order", () => {
  const read = (originId = account.customerId) => call(server, applicationOrderState, { token, query: { originId } });

  test('is returned for the newest application that the account has filed for the customer', async () => {
    const fresh = await freshAccount(server, 'bank-card');
    expect(
      await call(server, applicationOrderState, { token: fresh.token, query: { originId: fresh.customerId } }),
    ).toEqual({
      application: null,
      order: null,
    });
    const { issued: _, ...filed } = await tools.file(account);
    const application = {
      ...filed,
      paid: false,
      state: { name: 'UNCHECKED_DATA', displayName: 'Čeká na kontrolu údajů' },
    };
    expect(await read()).toMatchObject({ application, order: null });
    const { id, number } = await order();
    expect(await read()).toMatchObject({
      application,
      order: { id, number, state: { name: 'PENDING', displayName: 'Čeká na zaplacení' } },
    });
    await call(server, cancelOrder, { token, params: { id } });
    expect(await read()).toMatchObject({ application, order: { id, state: { name: 'CANCELLED' } } });
    const { database } = server.services;
    const [ordered] = await database.select().from(orders).where(eq(orders.id, id));
    const [item] = await database.select().from(orderItems).where(eq(orderItems.orderId, id));
    if (ordered === undefined || item === undefined) throw new Error('expected an order with an item');
    const { id: _id, number: _number, ...again } = { ...ordered, state: 'PAID' as const };
    const { id: orderId } = inserted(await database.insert(orders).values(again).returning());
    const { id: _itemId, ...itemAgain } = { ...item, orderId };
    await database.insert(orderItems).values(itemAgain);
    expect(await read()).toMatchObject({ application, order: { id: orderId, state: { name: 'PAID' } } });
  });

  test("is NOT_FOUND for another account's customer", async () => {
    const stranger = await freshAccount(server, 'parent');
    const asked = { token, query: { originId: stranger.customerId } };
    await refusal(server, applicationOrderState, 'NOT_FOUND', asked);
  });
});
