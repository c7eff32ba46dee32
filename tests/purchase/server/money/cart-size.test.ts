import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addEWalletTransaction,
  addTicketFare,
  expiredCart,
  restoreCart,
  shoppingCart,
} from '#contract/endpoints/shopping-cart.ts';
import { cartItems, eWallets } from '#server/platform/db/schema.ts';
import { ask, askRefused } from './support/call.ts';
import { cardOf, newCustomer, putTicket, putTopUp, ticketBody, topUpBody } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const readCart = ({ token }: Customer) => ask(shop, shoppingCart, { token });

/** Sets the maximum number of items in a cart while a test runs. */
async function withMaximum(maximum: number, test: () => Promise<void>): Promise<void> {
  const { settings, database } = shop.services;
  await settings.change(database, { CART_MAXIMUM_ITEMS: maximum });
  try {
    await test();
  } finally {
    await settings.change(database, { CART_MAXIMUM_ITEMS: null });
  }
}

const fill = (accountId: number, count: number) =>
  shop.services.database.execute(sql`
    insert into ${cartItems} (account_id, type, name, price, tax_percentage, payload, created)
    select ${accountId}, 'PRODUCT', 'Obal', 2900, 21, '{}', now() from generate_series(1, ${count}::integer)`);

describe('the maximum size of a cart (CRT-12)', () => {
  it('is set by the operator, and applies to all added items', async () => {
    const customer = await newCustomer(shop);
    const { token } = customer;
    await withMaximum(1, async () => {
      await putTicket(shop, customer);
      const body = await topUpBody(shop, customer);
      const refused = await askRefused(shop, addEWalletTransaction, { token, body });
      expect(refused).toMatchObject({ httpCode: 409, name: 'CART_FULL', metadata: { maximum: 1 } });
      expect((await readCart(customer)).items.map(({ type }) => type)).toEqual(['TICKET_FARE']);
    });
    await putTopUp(shop, customer);
    expect((await readCart(customer)).items).toHaveLength(2);
  });

  it('is 30 items unless the operator changes it', async () => {
    const customer = await newCustomer(shop);
    await fill(customer.accountId, 29);
    await putTopUp(shop, customer);
    const body = await ticketBody(shop, customer);
    const refused = await askRefused(shop, addTicketFare, { token: customer.token, body });
    expect(refused).toMatchObject({ name: 'CART_FULL', metadata: { maximum: 30 } });
    expect((await readCart(customer)).items).toHaveLength(30);
  });

  it('does not matter for an item that is already in the cart: the error says that the item is there', async () => {
    const customer = await newCustomer(shop);
    await withMaximum(1, async () => {
      await putTicket(shop, customer);
      const body = await ticketBody(shop, customer);
      const refused = await askRefused(shop, addTicketFare, { token: customer.token, body });
      expect(refused.name).toBe('TICKET_FARE_ALREADY_IN_CART');
    });
  });

  it('applies to a restored cart: the first items are restored, the others are dropped as CART_FULL', async () => {
    const customer = await newCustomer(shop);
    const { token } = customer;
    await putTicket(shop, customer);
    await putTopUp(shop, customer);
    pass(shop, 1800);
    await readCart(customer);
    await withMaximum(1, async () => {
      const { lines } = await ask(shop, expiredCart, { token });
      expect(lines.map(({ standing, reason }) => [standing, reason])).toEqual([
        ['AS_BEFORE', null],
        ['NOT_POSSIBLE', 'CART_FULL'],
      ]);
      expect(await ask(shop, restoreCart, { token })).toEqual({ restored: 1, dropped: 1 });
      expect((await readCart(customer)).items.map(({ type }) => type)).toEqual(['TICKET_FARE']);
    });
  });

  it('includes the items that were added after the cart expired', async () => {
    const customer = await newCustomer(shop);
    const { token } = customer;
    await putTicket(shop, customer);
    pass(shop, 1800);
    await readCart(customer);
    await putTopUp(shop, customer);
    await withMaximum(1, async () => {
      const { lines } = await ask(shop, expiredCart, { token });
      expect(lines.map(({ reason }) => reason)).toEqual(['CART_FULL']);
      expect(await ask(shop, restoreCart, { token })).toEqual({ restored: 0, dropped: 1 });
    });
  });

  it('does not count items that cannot be restored', async () => {
    const customer = await newCustomer(shop);
    const { token } = customer;
    const { walletId } = await cardOf(shop, customer);
    await putTopUp(shop, customer);
    await putTicket(shop, customer);
    await shop.services.database.update(eWallets).set({ currentAmount: 299_000 }).where(eq(eWallets.id, walletId));
    pass(shop, 1800);
    await readCart(customer);
    await withMaximum(1, async () => {
      const { lines } = await ask(shop, expiredCart, { token });
      expect(lines.map(({ standing, reason }) => [standing, reason])).toEqual([
        ['NOT_POSSIBLE', 'E_WALLET_ABOVE_MAXIMUM_AMOUNT'],
        ['AS_BEFORE', null],
      ]);
    });
  });
});
