import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rejectCardApplication } from '#contract/endpoints/card-applications.ts';
import { cancelOrder, createOrder } from '#contract/endpoints/orders.ts';
import { addFee, shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { cardApplications, cartItems, fees } from '#server/platform/db/schema.ts';
import { orderPaidMail } from '#server/purchase/mails/order-paid-mail.ts';
import { ask, askRefused, send } from './support/call.ts';
import { newCustomer, order } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

async function applicationOf({ accountId, customerId }: Customer, change: object = {}): Promise<number> {
  const [row] = await shop.services.database
    .insert(cardApplications)
    .values({
      applicationNumber: `Z-${String(accountId)}`,
      accountId,
      customerId,
      carrierType: 'HAULIER_CARD',
      state: 'UNCHECKED_DATA',
      created: shop.clock.now(),
      ...change,
    })
    .returning();
  return row?.id ?? 0;
}
const readApplication = async (id: number) => {
  const [row] = await shop.services.database.select().from(cardApplications).where(eq(cardApplications.id, id));
  return row;
};
const cardIssue = async () => {
  const [fee] = await shop.services.database.select().from(fees).where(eq(fees.code, 'CARD_ISSUE'));
  if (fee === undefined) throw new Error('expected the seeded fee CARD_ISSUE, got none');
  return fee;
};
const rejection = ({ token }: Customer, id: number, note = 'zrušeno') => ({ token, params: { id }, body: { note } });

describe('withdrawing a card application', () => {
  it('rejects it with the note; a repeated call changes nothing', async () => {
    const customer = await newCustomer(shop);
    const id = await applicationOf(customer);
    for (const note of ['  zrušeno s košíkem ', 'podruhé']) {
      expect((await send(shop, rejectCardApplication, rejection(customer, id, note))).status).toBe(204);
    }
    expect(await readApplication(id)).toMatchObject({ state: 'REJECTED', note: 'zrušeno s košíkem' });
  });

  it.each([{ paid: true }, { state: 'PROCESSED' }])('is refused for an application that is %j', async (change) => {
    const customer = await newCustomer(shop);
    const id = await applicationOf(customer, change);
    const error = await askRefused(shop, rejectCardApplication, rejection(customer, id));
    expect(error).toMatchObject({ httpCode: 409, name: 'CARD_APPLICATION_CLOSED' });
    expect(await readApplication(id)).toMatchObject(change);
  });

  it("gets NOT_FOUND for another account's application, and does not change it", async () => {
    const id = await applicationOf(await newCustomer(shop));
    const error = await askRefused(shop, rejectCardApplication, rejection(await newCustomer(shop), id));
    expect(error.name).toBe('NOT_FOUND');
    expect((await readApplication(id))?.state).toBe('UNCHECKED_DATA');
  });

  it('refuses a note that is too long', async () => {
    const customer = await newCustomer(shop);
    const id = await applicationOf(customer);
    const error = await askRefused(shop, rejectCardApplication, rejection(customer, id, 'x'.repeat(256)));
    expect(error.name).toBe('VALIDATION_ERROR');
  });
});

describe('a fee in the cart', () => {
  it("is priced by the operator's list and named in the reader's language", async () => {
    const customer = await newCustomer(shop);
    const [fee, applicationId] = [await cardIssue(), await applicationOf(customer)];
    const body = { feeId: fee.id, applicationId };
    const item = await ask(shop, addFee, { token: customer.token, body, locale: 'en' });
    expect(item).toMatchObject({
      type: 'FEE',
      name: fee.displayName.en,
      price: fee.price,
      taxPercentage: 21,
      customer: { firstName: 'Lenka' },
      payload: { feeId: fee.id, applicationId },
    });
    const cart = await ask(shop, shoppingCart, { token: customer.token, locale: 'cs' });
    expect(cart).toMatchObject({ hasCardApplication: true, items: [{ name: fee.displayName.cs }] });
  });

  it('is added once per application, and once per idempotency key', async () => {
    const customer = await newCustomer(shop);
    const body = { feeId: (await cardIssue()).id, applicationId: await applicationOf(customer) };
    const asked = { token: customer.token, body, key: 'fee-1' };
    expect(await ask(shop, addFee, asked)).toEqual(await ask(shop, addFee, asked));
    expect((await askRefused(shop, addFee, { ...asked, key: 'fee-2' })).name).toBe('FEE_ALREADY_IN_CART');
    const other = { ...asked, body: { ...body, applicationId: 2_000_000_000 } };
    expect((await askRefused(shop, addFee, other)).name).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it.each([{}, { applicationId: null }, { applicationId: 2_000_000_000 }])(
    'is refused without an existing application: %j',
    async (subject) => {
      const customer = await newCustomer(shop);
      const body = { feeId: (await cardIssue()).id, ...subject };
      const expected = subject.applicationId === 2_000_000_000 ? 'NOT_FOUND' : 'VALIDATION_ERROR';
      expect((await askRefused(shop, addFee, { token: customer.token, body })).name).toBe(expected);
      expect((await ask(shop, shoppingCart, { token: customer.token })).empty).toBe(true);
    },
  );

  it('is confirmed by a mail that does not mention tickets, because the card is not made yet (PAY-13)', async () => {
    const customer = await newCustomer(shop);
    const body = { feeId: (await cardIssue()).id, applicationId: await applicationOf(customer) };
    await ask(shop, addFee, { token: customer.token, body });
    const { id } = await order(shop, customer);
    const { text } = await orderPaidMail(
      shop.services,
      shop.services.database,
      { orderId: id, repetition: 0 },
      shop.clock.now(),
    );
    expect(text).toContain('Zaplatili jste poplatek za kartu. Jak daleko je výroba karty, ukazuje žádost');
    expect(text).not.toMatch(/Jízdenk|Peněženk/u);
  });

  it('is not sold again while an order contains it, and can be sold again after that order was cancelled', async () => {
    const customer = await newCustomer(shop);
    const { token } = customer;
    const body = { feeId: (await cardIssue()).id, applicationId: await applicationOf(customer) };
    await ask(shop, addFee, { token, body });
    const { id } = await order(shop, customer);
    expect((await askRefused(shop, addFee, { token, body })).name).toBe('FEE_ALREADY_ORDERED');
    await ask(shop, cancelOrder, { token, params: { id } });
    const { payload } = await ask(shop, addFee, { token, body });
    expect(payload).toEqual({ ...body, originId: customer.customerId });
  });

  it('is not ordered if it has no application', async () => {
    const customer = await newCustomer(shop);
    const { id: feeId, price } = await cardIssue();
    await shop.services.database.insert(cartItems).values({
      accountId: customer.accountId,
      type: 'FEE',
      name: 'CARD_ISSUE',
      price,
      taxPercentage: 21,
      payload: { feeId },
      created: shop.clock.now(),
    });
    const refused = await askRefused(shop, createOrder, { token: customer.token, body: { paymentType: 'BANK_CARD' } });
    expect(refused.name).toBe('CART_CHANGED');
    expect(await ask(shop, shoppingCart, { token: customer.token })).toMatchObject({
      empty: true,
      changes: [{ standing: 'NOT_POSSIBLE', reason: 'NOT_FOUND' }],
    });
  });

  it.each([{ paid: true }, { state: 'REJECTED' }])('is refused for an application that is %j', async (change) => {
    const customer = await newCustomer(shop);
    const body = { feeId: (await cardIssue()).id, applicationId: await applicationOf(customer, change) };
    expect((await askRefused(shop, addFee, { token: customer.token, body })).name).toBe('CARD_APPLICATION_CLOSED');
  });

  it("is refused for another account's application, and for an unknown fee", async () => {
    const customer = await newCustomer(shop);
    const { id: feeId } = await cardIssue();
    const foreign = { feeId, applicationId: await applicationOf(await newCustomer(shop)) };
    expect((await askRefused(shop, addFee, { token: customer.token, body: foreign })).name).toBe('NOT_FOUND');
    const unknown = { feeId: 2_000_000_000, applicationId: await applicationOf(customer) };
    expect((await askRefused(shop, addFee, { token: customer.token, body: unknown })).name).toBe('NOT_FOUND');
  });
});

describe("the sandbox's cart tool", () => {
  const put = (body: object) =>
    fetch(`${shop.url}/sandbox/cart-items`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('adds every kind of item to a cart', async () => {
    const customer = await newCustomer(shop);
    for (const kind of ['APPLICATION', 'FEE', 'PRODUCT', 'RECLAMATION', 'ROUNDING']) {
      expect((await put({ accountId: customer.accountId, kind, nonRemovable: kind === 'FEE' })).status).toBe(201);
    }
    const { items, cartLifetime } = await ask(shop, shoppingCart, { token: customer.token });
    expect(items.map(({ type }) => type)).toEqual(['FEE', 'FEE', 'PRODUCT', 'RECLAMATION', 'ROUNDING']);
    expect(items.map(({ payload }) => payload.nonRemovable === true)).toEqual([false, true, false, false, false]);
    expect(items[0]?.payload.applicationId).toBeGreaterThan(0);
    expect(cartLifetime).toBe(1800);
  });

  it('refuses other kinds of items, and unknown accounts', async () => {
    const customer = await newCustomer(shop);
    expect((await put({ accountId: customer.accountId, kind: 'TICKET_FARE' })).status).toBe(400);
    expect((await put({ accountId: 2_000_000_000, kind: 'FEE' })).status).toBe(404);
  });
});
