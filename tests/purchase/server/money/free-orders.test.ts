import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder, initPayment, order as orderEndpoint } from '#contract/endpoints/orders.ts';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import type { PaymentType } from '#contract/enumerations.ts';
import { readUnsettled } from '#server/desk/read-unsettled.ts';
import { cartItems, customerAccounts, customerCards } from '#server/platform/db/schema.ts';
import { ask, askRefused } from './support/call.ts';
import { cardOf, newCustomer, putTopUp } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';
import { wakingsDuring } from './support/wakings.ts';

/** Orders with a total of zero, and carts with a negative total (CRT-11). */
describe('ordering a cart', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  const put = async ({ accountId }: Customer, price: number) => {
    const { database } = shop.services;
    const plain = { accountId, taxPercentage: 21, payload: {}, created: shop.clock.now(), customerId: null };
    await database.insert(cartItems).values({ ...plain, type: 'ROUNDING', name: 'Zaokrouhlení', price });
    const cartExpiresAt = new Date(shop.clock.now().getTime() + 600_000);
    await database.update(customerAccounts).set({ cartExpiresAt }).where(eq(customerAccounts.id, accountId));
  };
  const orderBy = ({ token }: Customer, paymentType: PaymentType, key?: string) =>
    ask(shop, createOrder, { token, body: { paymentType }, key });

  it.each(['BANK_CARD', 'INVOICE'] as const)(
    'with a negative total is refused with payment type %s, and the cart is not changed',
    async (type) => {
      const customer = await newCustomer(shop);
      await put(customer, -40);
      const refused = await askRefused(shop, createOrder, { token: customer.token, body: { paymentType: type } });
      expect(refused.name).toBe('CART_TOTAL_NEGATIVE');
      const cart = await ask(shop, shoppingCart, { token: customer.token });
      expect(cart).toMatchObject({ empty: false, totalPrice: -40 });
    },
  );

  it.each(['BANK_CARD', 'INVOICE'] as const)(
    'with a total of zero makes an order that is paid at once with payment type %s, and delivered once',
    async (type) => {
      const customer = await newCustomer(shop);
      const { price } = await putTopUp(shop, customer);
      await put(customer, -price);
      const key = `${type}:order`;
      const made = await orderBy(customer, type, key);
      expect(made).toMatchObject({ price: 0, state: { name: 'PAID' }, delivered: false });
      expect(await orderBy(customer, type, key)).toMatchObject({ id: made.id, state: { name: 'PAID' } });
      const asked = { token: customer.token, params: { id: made.id } };
      expect((await askRefused(shop, initPayment, asked)).name).toBe('ORDER_NOT_PENDING');
      await settleAll(shop);
      expect(await ask(shop, orderEndpoint, asked)).toMatchObject({ state: { name: 'PAID' }, delivered: true });
      const { payments, charges, history } = await ledgerOf(shop, customer, made.id);
      expect(payments).toHaveLength(0);
      expect(charges.map(({ amount }) => amount)).toEqual([price]);
      expect(history.slice(0, 2)).toEqual(['CREATED', 'PAID']);
      expect(history.filter((kind) => kind === 'DELIVERED')).toHaveLength(1);
    },
  );

  it('with a total of zero wakes the outbox worker for the delivery; an unpaid order does not wake the worker', async () => {
    const [free, other] = [await newCustomer(shop), await newCustomer(shop)];
    const { price } = await putTopUp(shop, free);
    await put(free, -price);
    await putTopUp(shop, other);
    expect(await wakingsDuring(shop, () => orderBy(free, 'BANK_CARD'))).toBe(1);
    expect(await wakingsDuring(shop, () => orderBy(other, 'BANK_CARD'))).toBe(0);
  });

  it('with a total of zero leaves no money to return if the order cannot be delivered any more', async () => {
    const customer = await newCustomer(shop);
    const { price } = await putTopUp(shop, customer);
    await put(customer, -price);
    const made = await orderBy(customer, 'INVOICE');
    const { database } = shop.services;
    const { id } = await cardOf(shop, customer);
    await database.update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.id, id));
    const unsettled = async () => {
      const { items } = await readUnsettled(database, { limit: 100, offset: 0 }, shop.clock.now());
      return items.filter(({ orderNumber }) => orderNumber === made.number).map(({ kind }) => kind);
    };
    expect(await unsettled()).toEqual(['UNDELIVERED']);
    await settleAll(shop);
    const shown = await ask(shop, orderEndpoint, { token: customer.token, params: { id: made.id } });
    expect(shown).toMatchObject({ state: { name: 'CANCELLED' }, cancelReason: 'UNDELIVERABLE', price: 0 });
    expect(await unsettled()).toEqual([]);
    const { mails, history } = await ledgerOf(shop, customer, made.id);
    expect(mails.map(({ subject }) => subject)).toContain(
      `Objednávku č. ${String(made.number)} už nebylo možné vyřídit`,
    );
    expect(mails.at(-1)?.text).toContain('Nic jste za ni nezaplatili.');
    expect(history.slice(-2)).toEqual(['CANCELLED', 'MAILED']);
  });
});
