import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { payments } from '#server/platform/db/schema.ts';
import { unknownStatus } from '#server/platform/services/gateways.ts';
import { sweepPayments } from '#server/purchase/payments/sweep-payments.ts';
import { newCustomer, pendingOrder } from './support/customer.ts';
import { recordsOf } from './support/ledger.ts';
import { beginPayment, choose, comeBack, goToGateway } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
afterEach(() => vi.restoreAllMocks());

/**
 * Makes ended attempts of one order that are still checked; each is due in a number of seconds. Returns a function that
 * reads the times of their next checks, in seconds from now.
 */
async function addWatched(dueIn: readonly number[]) {
  const { id: orderId } = await pendingOrder(shop, await newCustomer(shop));
  const now = shop.clock.now();
  const attempt = { orderId, gateway: 'CSOB', amount: 100, currency: 'CZK', state: 'CANCELLED', created: now } as const;
  const { database } = shop.services;
  await database
    .insert(payments)
    .values(dueIn.map((seconds) => ({ ...attempt, nextCheckAt: new Date(now.getTime() + seconds * 1000) })));
  return async () => {
    const attempts = await database.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.id);
    return attempts.map(({ nextCheckAt }) => ((nextCheckAt ?? now).getTime() - now.getTime()) / 1000);
  };
}

const halfAnHour = 1800;

it('checks the payments that were due first, at most twenty at once, and returns true because there are more', async () => {
  const seconds = Array.from({ length: 21 }, (_, index) => index - 20);
  const dueIn = await addWatched(seconds.toReversed());
  expect(await sweepPayments(shop.services)).toBe(true);
  expect(await dueIn()).toEqual([0, ...seconds.slice(1).map(() => halfAnHour)]);
  expect(await sweepPayments(shop.services)).toBe(false);
  expect(await dueIn()).toEqual(seconds.map(() => halfAnHour));
});

it('does not check payments that are due later', async () => {
  const dueIn = await addWatched([1, 0]);
  expect(await sweepPayments(shop.services)).toBe(false);
  expect(await dueIn()).toEqual([1, halfAnHour]);
});

it('reserves a payment for a minute while it is being checked, so that no other worker checks it', async () => {
  await beginPayment(shop);
  pass(shop, 5);
  const callsAt: number[] = [];
  const status = vi.spyOn(shop.services.gateways.byName('CSOB'), 'status').mockResolvedValue(unknownStatus);
  status.mockImplementationOnce(async () => {
    for (const seconds of [59, 1]) {
      pass(shop, seconds);
      await sweepPayments(shop.services);
      callsAt.push(status.mock.calls.length);
    }
    return unknownStatus;
  });
  await sweepPayments(shop.services);
  expect(callsAt).toEqual([1, 2]);
});

it('does not change a payment that was settled by a return from the gateway while it was checked', async () => {
  const { customer, id, begun } = await beginPayment(shop);
  const [fields = {}] = await choose(await goToGateway(begun), 'late', 30);
  pass(shop, 4);
  const { database } = shop.services;
  /**
   * Lets the payer return after the sweeper has stored the gateway's answer, but before it stores the time of the next
   * check.
   */
  const returning: typeof database.transaction = async (work) => {
    const result = await database.transaction(work);
    const [attempt] = (await recordsOf(shop, id)).attempts;
    if (attempt?.state === 'IN_PROGRESS') {
      pass(shop, 60);
      await comeBack(shop, customer, begun, fields);
    }
    return result;
  };
  const shared = new Proxy(database, {
    get: (target, name) => (name === 'transaction' ? returning : (Reflect.get(target, name) as unknown)),
  });
  pass(shop, 1);
  await sweepPayments({ ...shop.services, database: shared });
  expect((await recordsOf(shop, id)).attempts).toMatchObject([{ state: 'PAID', nextCheckAt: null }]);
});
