import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardApplication } from '#contract/endpoints/card-applications.ts';
import { cancelOrder } from '#contract/endpoints/orders.ts';
import { addFee, clearCart, expiredCart, restoreCart, shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';
import { accountLinks, cardApplications, fees } from '#server/platform/db/schema.ts';
import { ask, askRefused, send } from './support/call.ts';
import { newCustomer, order } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
let customer: Customer;
let id: number;
let begin: Date;
beforeAll(async () => {
  shop = await startShop();
  begin = shop.clock.now();
});
afterAll(() => shop.stop());

/** Files an application by the account for one of its customers; returns its id. */
async function fileApplication({ accountId, customerId } = customer): Promise<number> {
  const [row] = await shop.services.database
    .insert(cardApplications)
    .values({
      applicationNumber: `U-${String(customerId)}`,
      accountId,
      customerId,
      carrierType: 'HAULIER_CARD',
      state: 'UNCHECKED_DATA',
      created: shop.clock.now(),
    })
    .returning();
  return row?.id ?? 0;
}

beforeEach(async () => {
  customer = await newCustomer(shop);
  id = await fileApplication();
});
afterEach(() => shop.clock.set(begin.toISOString()));

const read = async ({ token } = customer) => (await ask(shop, cardApplication, { token, params: { id } })).unpaidFee;
const feeId = async () => (await read())?.feeId ?? 0;
const change = (values: Partial<typeof cardApplications.$inferInsert>) =>
  shop.services.database.update(cardApplications).set(values).where(eq(cardApplications.id, id));

describe('the unpaid fee of an application (APL-03)', () => {
  it('is shown in the cart, then in an order, and nowhere when the order is cancelled', async () => {
    const { token } = customer;
    expect(await read()).toEqual({ feeId: expect.any(Number), price: 13_000, place: 'NOWHERE', orderId: null });
    const body = { feeId: await feeId(), applicationId: id };
    await ask(shop, addFee, { token, body });
    expect(await read()).toMatchObject({ place: 'CART', orderId: null });
    const made = await order(shop, customer);
    expect(await read()).toMatchObject({ place: 'ORDER', orderId: made.id });
    await ask(shop, cancelOrder, { token, params: { id: made.id } });
    expect(await read()).toMatchObject({ place: 'NOWHERE', orderId: null });
    await ask(shop, addFee, { token, body });
    expect((await ask(shop, shoppingCart, { token })).items).toMatchObject([{ payload: { applicationId: id } }]);
  });

  it('is shown nowhere when the cart has expired or was emptied', async () => {
    const { token } = customer;
    const body = { feeId: await feeId(), applicationId: id };
    await ask(shop, addFee, { token, body });
    shop.clock.set(new Date(begin.getTime() + 30 * 60_000).toISOString());
    expect(await read()).toMatchObject({ place: 'NOWHERE' });
    await ask(shop, addFee, { token, body });
    await ask(shop, clearCart, { token });
    expect(await read()).toMatchObject({ place: 'NOWHERE' });
  });

  it('is not restored from an expired cart if the new cart already contains it; the fee of another application is restored', async () => {
    const { token } = customer;
    const { accountId } = customer;
    const { customerId } = await newCustomer(shop);
    await shop.services.database
      .insert(accountLinks)
      .values({ accountId, customerId, type: 'MANAGED', created: begin });
    const other = await fileApplication({ ...customer, customerId });
    const fee = await feeId();
    for (const applicationId of [id, other]) await ask(shop, addFee, { token, body: { feeId: fee, applicationId } });
    shop.clock.set(new Date(begin.getTime() + 30 * 60_000).toISOString());
    await ask(shop, addFee, { token, body: { feeId: fee, applicationId: id } });
    const { lines } = await ask(shop, expiredCart, { token });
    expect(lines.map(({ standing, reason }) => reason ?? standing)).toEqual(['FEE_ALREADY_IN_CART', 'AS_BEFORE']);
    expect(await ask(shop, restoreCart, { token })).toEqual({ restored: 1, dropped: 1 });
  });

  it.each([
    { paid: true },
    { state: 'REJECTED' },
    { state: 'PROCESSED' },
    { cardForFree: true },
    { carrierType: 'VIRTUAL_CARD' },
  ] as const)('does not exist for an application that is %j, and cannot be bought', async (values) => {
    const body = { feeId: await feeId(), applicationId: id };
    await change(values);
    expect(await read()).toBe(null);
    const refused = await askRefused(shop, addFee, { token: customer.token, body });
    expect(refused.name).toBe('CARD_APPLICATION_CLOSED');
  });

  it('is shown and sold only to the account that has filed the application', async () => {
    const other = await newCustomer(shop);
    const link = { accountId: other.accountId, customerId: customer.customerId, type: 'MANAGED' } as const;
    await shop.services.database.insert(accountLinks).values({ ...link, created: begin } as never);
    expect(await read(other)).toBe(null);
    const body = { feeId: await feeId(), applicationId: id };
    expect((await askRefused(shop, addFee, { token: other.token, body })).name).toBe('NOT_FOUND');
  });

  it('cannot be replaced by a cheaper fee of the list', async () => {
    const { database } = shop.services;
    const name = 'Poplatek';
    const displayName = inEachLanguage(() => name);
    const cheap = { code: 'CHEAP', displayName, price: 100, taxPercentage: 21 };
    const [fee] = await database.insert(fees).values(cheap).returning();
    try {
      const body = { feeId: fee?.id ?? 0, applicationId: id };
      expect((await askRefused(shop, addFee, { token: customer.token, body })).name).toBe('NOT_FOUND');
    } finally {
      await database.delete(fees).where(eq(fees.code, cheap.code));
    }
  });

  it("does not exist and cannot be bought when the operator's list has no fee for a card", async () => {
    const { database } = shop.services;
    const body = { feeId: await feeId(), applicationId: id };
    await database.update(fees).set({ code: 'ANOTHER' }).where(eq(fees.code, 'CARD_ISSUE'));
    try {
      expect(await read()).toBe(null);
      expect((await askRefused(shop, addFee, { token: customer.token, body })).name).toBe('NOT_FOUND');
    } finally {
      await database.update(fees).set({ code: 'CARD_ISSUE' }).where(eq(fees.code, 'ANOTHER'));
    }
  });

  it('is added to the cart only once by two concurrent calls', async () => {
    const { token } = customer;
    const body = { feeId: await feeId(), applicationId: id };
    const answers = await Promise.all(
      ['one', 'two'].map((key) => send(shop, addFee, { token, body, key: `${key}-${String(id)}` })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await ask(shop, shoppingCart, { token })).items).toHaveLength(1);
  });
});
