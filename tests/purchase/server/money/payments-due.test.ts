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

it('keeps what it is checking from other workers for a minute', async () => {
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

it('leaves a payment alone that a return has settled while it was checked', async () => {
  const { customer, id, begun } = await beginPayment(shop);
  const [fields = {}] = await choose(await goToGateway(begun), 'late', 30);
  pass(shop, 4);
  const { database } = shop.services;
  /** Comes back after the sweeper has stored the gateway's answer, before it stores when it asks again. */
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
