import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder, createOrder } from '#contract/endpoints/orders.ts';
import { reclamations as reclamationsEndpoint } from '#contract/endpoints/reclamations.ts';
import {
  addReclamationFee,
  clearCart,
  expiredCart,
  restoreCart,
  shoppingCart,
} from '#contract/endpoints/shopping-cart.ts';
import { cartItems, orders, reclamationEvents, reclamations } from '#server/platform/db/schema.ts';
import { ask, askRefused, send } from './support/call.ts';
import { newCustomer, order } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { choose, comeBack, goToGateway, init, payBy } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  await shop.services.settings.change(shop.services.database, { ORDER_LIFETIME_IN_HOURS: 1 });
});
afterAll(() => shop.stop());

/** Makes a reclamation that was settled with a fee, unless `change` has other values. */
async function reclamationOf({ accountId, customerId }: Customer, change: object = {}) {
  const [row] = await shop.services.database
    .insert(reclamations)
    .values({
      accountId,
      customerId,
      state: 'FINALIZED',
      fee: 15_000,
      created: shop.clock.now(),
      answerBy: shop.today(),
      ...change,
    })
    .returning();
  return { id: row?.id ?? 0, reclamationNumber: row?.reclamationNumber ?? '' };
}
const feeOf = async ({ token }: Customer, id: number) => {
  const { items } = await ask(shop, reclamationsEndpoint, { token });
  return items.find((one) => one.id === id)?.fee;
};
const add = ({ token }: Customer, reclamationNumber: string, locale?: 'en') =>
  ask(shop, addReclamationFee, { token, body: { reclamationNumber }, ...(locale && { locale }) });
const addWrongly = async ({ token }: Customer, reclamationNumber: string) =>
  (await askRefused(shop, addReclamationFee, { token, body: { reclamationNumber } })).name;

describe('the fee of a reclamation (REC-05)', () => {
  it("has the price from the staff's answer and a name in the reader's language", async () => {
    const customer = await newCustomer(shop);
    const { reclamationNumber } = await reclamationOf(customer);
    expect(await add(customer, reclamationNumber, 'en')).toMatchObject({
      type: 'RECLAMATION',
      name: 'Complaint fee',
      description: `Complaint ${reclamationNumber}`,
      price: 15_000,
      taxPercentage: 21,
      customer: { firstName: 'Lenka' },
      payload: { reclamationNumber },
    });
  });

  it('is shown in the cart or order that contains it, nowhere after the order was cancelled, and is paid once', async () => {
    const customer = await newCustomer(shop);
    const { id, reclamationNumber } = await reclamationOf(customer);
    expect(await feeOf(customer, id)).toEqual({ price: 15_000, place: 'NOWHERE', orderId: null });
    await add(customer, reclamationNumber);
    expect(await feeOf(customer, id)).toMatchObject({ place: 'CART', orderId: null });
    expect(await addWrongly(customer, reclamationNumber)).toBe('FEE_ALREADY_IN_CART');
    await ask(shop, clearCart, { token: customer.token });
    expect(await feeOf(customer, id)).toMatchObject({ place: 'NOWHERE' });
    await add(customer, reclamationNumber);
    const cancelled = await order(shop, customer);
    expect(await feeOf(customer, id)).toMatchObject({ place: 'ORDER', orderId: cancelled.id });
    expect(await addWrongly(customer, reclamationNumber)).toBe('FEE_ALREADY_ORDERED');
    await ask(shop, cancelOrder, { token: customer.token, params: { id: cancelled.id } });
    await add(customer, reclamationNumber);
    const made = await order(shop, customer);
    await payBy(shop, customer, await init(shop, customer, made.id), 'pay');
    await settleAll(shop);
    expect(await feeOf(customer, id)).toEqual({ price: 15_000, place: 'PAID', orderId: made.id });
    expect(await addWrongly(customer, reclamationNumber)).toBe('FEE_ALREADY_ORDERED');
    const paid = await shop.services.database
      .select({ kind: reclamationEvents.kind })
      .from(reclamationEvents)
      .where(eq(reclamationEvents.reclamationId, id));
    expect(paid).toEqual([{ kind: 'PAID' }]);
  });

  it.each(['PROCESSING', 'PAID'] as const)('is not sold again while an order that is %s contains it', async (state) => {
    const customer = await newCustomer(shop);
    const { id, reclamationNumber } = await reclamationOf(customer);
    await add(customer, reclamationNumber);
    const made = await order(shop, customer);
    await shop.services.database.update(orders).set({ state }).where(eq(orders.id, made.id));
    expect(await feeOf(customer, id)).toMatchObject({ place: 'ORDER', orderId: made.id });
    expect(await addWrongly(customer, reclamationNumber)).toBe('FEE_ALREADY_ORDERED');
  });

  it('is not sold if it was already paid, also elsewhere', async () => {
    const customer = await newCustomer(shop);
    const { id, reclamationNumber } = await reclamationOf(customer, { paid: shop.clock.now() });
    expect(await feeOf(customer, id)).toMatchObject({ place: 'PAID', orderId: null });
    expect(await addWrongly(customer, reclamationNumber)).toBe('FEE_ALREADY_ORDERED');
  });

  it('is added to the cart only once by two concurrent calls', async () => {
    const customer = await newCustomer(shop);
    const body = { reclamationNumber: (await reclamationOf(customer)).reclamationNumber };
    const answers = await Promise.all(
      ['one', 'two'].map((key) => send(shop, addReclamationFee, { token: customer.token, body, key })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await ask(shop, shoppingCart, { token: customer.token })).items).toHaveLength(1);
  });

  it.each([
    { state: 'PENDING', fee: null },
    { state: 'REJECTED', fee: null },
    { state: 'FINALIZED', fee: null },
  ] as const)('is not sold for a reclamation that is %j', async (change) => {
    const customer = await newCustomer(shop);
    const { id, reclamationNumber } = await reclamationOf(customer, change);
    expect(await feeOf(customer, id)).toBe(null);
    expect(await addWrongly(customer, reclamationNumber)).toBe('NOT_FOUND');
  });

  it("is not sold for another account's reclamation, or for an unknown reclamation", async () => {
    const customer = await newCustomer(shop);
    const { reclamationNumber } = await reclamationOf(await newCustomer(shop));
    expect(await addWrongly(customer, reclamationNumber)).toBe('NOT_FOUND');
    expect(await addWrongly(customer, 'R-1')).toBe('NOT_FOUND');
    expect(await addWrongly(customer, ' ')).toBe('VALIDATION_ERROR');
  });

  it('is not ordered if the account has no such reclamation', async () => {
    const customer = await newCustomer(shop);
    const { reclamationNumber } = await reclamationOf(await newCustomer(shop));
    await shop.services.database.insert(cartItems).values({
      accountId: customer.accountId,
      type: 'RECLAMATION',
      name: reclamationNumber,
      price: 1,
      taxPercentage: 21,
      payload: { reclamationNumber },
      created: shop.clock.now(),
    });
    const body = { paymentType: 'BANK_CARD' };
    expect((await askRefused(shop, createOrder, { token: customer.token, body })).name).toBe('CART_CHANGED');
    expect(await ask(shop, shoppingCart, { token: customer.token })).toMatchObject({
      changes: [{ standing: 'NOT_POSSIBLE', reason: 'NOT_FOUND' }],
    });
  });

  it('is restored from an expired cart, unless the new cart already contains it', async () => {
    const customer = await newCustomer(shop);
    const { token } = customer;
    const { reclamationNumber } = await reclamationOf(customer);
    await add(customer, reclamationNumber);
    const { id } = (await ask(shop, reclamationsEndpoint, { token })).items[0] ?? { id: 0 };
    expect(await feeOf(customer, id)).toMatchObject({ place: 'CART' });
    pass(shop, 30 * 60);
    expect(await feeOf(customer, id)).toMatchObject({ place: 'NOWHERE' });
    pass(shop, 60);
    const { lines } = await ask(shop, expiredCart, { token });
    expect(lines).toMatchObject([{ standing: 'AS_BEFORE', item: { type: 'RECLAMATION' } }]);
    await add(customer, reclamationNumber);
    expect((await ask(shop, expiredCart, { token })).lines).toMatchObject([
      { standing: 'NOT_POSSIBLE', reason: 'FEE_ALREADY_IN_CART' },
    ]);
    await ask(shop, clearCart, { token });
    expect(await ask(shop, restoreCart, { token })).toEqual({ restored: 1, dropped: 0 });
  });

  it('is delivered once: late money for an expired order is returned if another order has paid the fee', async () => {
    const customer = await newCustomer(shop);
    const { id, reclamationNumber } = await reclamationOf(customer);
    await add(customer, reclamationNumber);
    const expired = await order(shop, customer);
    const begun = await init(shop, customer, expired.id);
    const [fields = {}] = await choose(await goToGateway(begun), 'late', 3 * 3600);
    for (const seconds of [1300, 3600]) {
      pass(shop, seconds);
      await settleAll(shop);
    }
    await add(customer, reclamationNumber);
    const made = await order(shop, customer);
    await payBy(shop, customer, await init(shop, customer, made.id), 'pay');
    await settleAll(shop);
    pass(shop, 3 * 3600);
    await comeBack(shop, customer, begun, fields);
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, expired.id)).toMatchObject({ cancelReason: 'UNDELIVERABLE' });
    expect(await feeOf(customer, id)).toMatchObject({ place: 'PAID', orderId: made.id });
    const { database } = shop.services;
    expect(await database.$count(reclamationEvents, eq(reclamationEvents.reclamationId, id))).toBe(1);
  });
});
