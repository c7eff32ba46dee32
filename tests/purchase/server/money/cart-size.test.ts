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
import { ask, askWrongly } from './support/call.ts';
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

/** Lets a cart have so many items while a test runs. */
async function sized(maximum: number, test: () => Promise<void>): Promise<void> {
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

describe('the size of a cart (CRT-12)', () => {
  it('has a limit that the operator sets, for everything that is added', async () => {
    const customer = await newCustomer(shop);
    const { token } = customer;
    await sized(1, async () => {
      await putTicket(shop, customer);
      const body = await topUpBody(shop, customer);
      const refused = await askWrongly(shop, addEWalletTransaction, { token, body });
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
    const refused = await askWrongly(shop, addTicketFare, { token: customer.token, body });
    expect(refused).toMatchObject({ name: 'CART_FULL', metadata: { maximum: 30 } });
    expect((await readCart(customer)).items).toHaveLength(30);
  });

  it('is not told to who adds what the cart already has', async () => {
    const customer = await newCustomer(shop);
    await sized(1, async () => {
      await putTicket(shop, customer);
      const body = await ticketBody(shop, customer);
      const refused = await askWrongly(shop, addTicketFare, { token: customer.token, body });
      expect(refused.name).toBe('TICKET_FARE_ALREADY_IN_CART');
    });
  });

  it('holds for what is put back of an expired cart: the first items fit, the others say why not', async () => {
    const customer = await newCustomer(shop);
    const { token } = customer;
    await putTicket(shop, customer);
    await putTopUp(shop, customer);
    pass(shop, 1800);
    await readCart(customer);
    await sized(1, async () => {
      const { lines } = await ask(shop, expiredCart, { token });
      expect(lines.map(({ standing, reason }) => [standing, reason])).toEqual([
        ['AS_BEFORE', null],
        ['NOT_POSSIBLE', 'CART_FULL'],
      ]);
      expect(await ask(shop, restoreCart, { token })).toEqual({ restored: 1, dropped: 1 });
      expect((await readCart(customer)).items.map(({ type }) => type)).toEqual(['TICKET_FARE']);
    });
  });

  it('counts what was added since the cart expired', async () => {
    const customer = await newCustomer(shop);
    const { token } = customer;
    await putTicket(shop, customer);
    pass(shop, 1800);
    await readCart(customer);
    await putTopUp(shop, customer);
    await sized(1, async () => {
      const { lines } = await ask(shop, expiredCart, { token });
      expect(lines.map(({ reason }) => reason)).toEqual(['CART_FULL']);
      expect(await ask(shop, restoreCart, { token })).toEqual({ restored: 0, dropped: 1 });
    });
  });

  it('has no place taken by what cannot be put back', async () => {
    const customer = await newCustomer(shop);
    const { token } = customer;
    const { walletId } = await cardOf(shop, customer);
    await putTopUp(shop, customer);
    await putTicket(shop, customer);
    await shop.services.database.update(eWallets).set({ currentAmount: 299_000 }).where(eq(eWallets.id, walletId));
    pass(shop, 1800);
    await readCart(customer);
    await sized(1, async () => {
      const { lines } = await ask(shop, expiredCart, { token });
      expect(lines.map(({ standing, reason }) => [standing, reason])).toEqual([
        ['NOT_POSSIBLE', 'E_WALLET_ABOVE_MAXIMUM_AMOUNT'],
        ['AS_BEFORE', null],
      ]);
    });
  });
});
