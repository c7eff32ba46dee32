import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePaymentType } from '#contract/endpoints/orders.ts';
import { orders, payments } from '#server/platform/db/schema.ts';
import { expireOrders } from '#server/purchase/orders/expire-orders.ts';
import { ask } from './support/call.ts';
import { newCustomer, order, putTopUp } from './support/customer.ts';
import { ledgerOf } from './support/ledger.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

const hour = 3600;
/** The maximum number of orders that the worker takes at once. */
const batch = 50;

/** Only the cancellation is tested here; late-money.test.ts tests the time after it. */
describe('the worker that cancels unpaid orders', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.services.settings.change(shop.services.database, { ORDER_LIFETIME_IN_HOURS: 1 });
  });
  afterAll(() => shop.stop());
  beforeEach(() => shop.services.database.update(orders).set({ state: 'PAID' }).where(eq(orders.state, 'PENDING')));

  /** Makes card orders of one account whose time has ended, each issued one second after the order before. */
  const overdue = async (howMany: number) => {
    const { accountId } = await newCustomer(shop);
    const now = shop.clock.now().getTime();
    const rows = Array.from({ length: howMany }, (_, index) => ({
      accountId,
      state: 'PENDING' as const,
      issued: new Date(now - (2 * hour - index) * 1000),
      price: 1000,
      paymentType: 'BANK_CARD' as const,
    }));
    return shop.services.database.insert(orders).values(rows).returning({ id: orders.id });
  };
  const pendingIds = async () => {
    const rows = await shop.services.database.select({ id: orders.id }).from(orders).where(eq(orders.state, 'PENDING'));
    return rows.map(({ id }) => id);
  };

  it('takes the oldest orders first, and returns true after it has cancelled a full batch', async () => {
    const made = await overdue(batch + 1);
    expect(await expireOrders(shop.services)).toBe(true);
    expect(await pendingIds()).toEqual([made.at(-1)?.id]);
    expect(await expireOrders(shop.services)).toBe(false);
    expect(await pendingIds()).toEqual([]);
  });

  it('returns false if all orders of a batch wait for the end of their open attempts', async () => {
    const made = await overdue(batch);
    const attempt = { gateway: 'CSOB', amount: 1000, currency: 'CZK', state: 'CREATED' } as const;
    const created = shop.clock.now();
    await shop.services.database.insert(payments).values(made.map(({ id }) => ({ ...attempt, orderId: id, created })));
    expect(await expireOrders(shop.services)).toBe(false);
    expect(await pendingIds()).toHaveLength(batch);
  });

  it('gives an order its whole time again after a change of its payment type', async () => {
    const [changing, other] = [await newCustomer(shop), await newCustomer(shop)];
    await putTopUp(shop, changing);
    const changed = await order(shop, changing, 'INVOICE');
    await putTopUp(shop, other);
    const left = await order(shop, other);
    pass(shop, hour / 2);
    const asked = { token: changing.token, params: { id: changed.id }, body: { paymentType: 'BANK_CARD' } };
    await ask(shop, changePaymentType, asked);
    pass(shop, hour - 1);
    await expireOrders(shop.services);
    expect(await pendingIds()).toEqual([changed.id]);
    expect(await ledgerOf(shop, other, left.id)).toMatchObject({ state: 'CANCELLED', cancelReason: 'EXPIRED' });
    pass(shop, 1);
    await expireOrders(shop.services);
    expect(await pendingIds()).toEqual([]);
  });
});
