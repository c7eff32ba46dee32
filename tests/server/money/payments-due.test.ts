import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payments } from '../../../server/db/schema.ts';
import { sweepPayments } from '../../../server/payments/sweep-payments.ts';
import { newCustomer, pendingOrder } from './support/customer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** Attempts of one order that have ended and are still watched; tells which are due at the moments given, in seconds from now. */
async function watched(dueIn: readonly number[]) {
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

it('checks what has been due longest first, twenty at once, and says that there may be more', async () => {
  const seconds = Array.from({ length: 21 }, (_, index) => index - 20);
  const dueIn = await watched(seconds.toReversed());
  expect(await sweepPayments(shop.services)).toBe(true);
  expect(await dueIn()).toEqual([0, ...seconds.slice(1).map(() => halfAnHour)]);
  expect(await sweepPayments(shop.services)).toBe(false);
  expect(await dueIn()).toEqual(seconds.map(() => halfAnHour));
});

it('checks nothing that is due later', async () => {
  const dueIn = await watched([1, 0]);
  expect(await sweepPayments(shop.services)).toBe(false);
  expect(await dueIn()).toEqual([1, halfAnHour]);
});
