import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { createOrder, orders as ordersEndpoint } from '#contract/endpoints/orders.ts';
import { addTicketFare, shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { cartItems, customerCards, eWallets, orderEvents, ticketCombinations } from '#server/platform/db/schema.ts';
import { ask, askRefused } from './support/call.ts';
import { cardOf, newCustomer, offerFor, order, putTicket, putTopUp, ticketBody } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { putItem } from './support/sandbox-items.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';
import { withZonePrice } from './support/zone-prices.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const readCart = ({ token }: Customer) => ask(shop, shoppingCart, { token });
const refusal = ({ token }: Customer, key?: string) =>
  askRefused(shop, createOrder, { token, key, body: { paymentType: 'BANK_CARD' } });

/** Moves the clock to the next day. The cart does not expire. */
async function untilTomorrow({ accountId }: Customer): Promise<void> {
  await shop.services.database.execute(
    sql`update customer_accounts set cart_expires_at = cart_expires_at + interval '1 day' where id = ${accountId}`,
  );
  pass(shop, 24 * 3600);
}

describe('ordering a cart whose items have changed since they were shown', () => {
  it('is refused when a price has changed; the cart shows the new price, and the next order has this price', async () => {
    const customer = await newCustomer(shop);
    const ticket = await putTicket(shop, customer);
    await withZonePrice(shop, 66_600, async () => {
      expect(await refusal(customer, 'pay-1')).toMatchObject({
        httpCode: 409,
        name: 'CART_CHANGED',
        metadata: { [String(ticket.id)]: 'PRICE_CHANGED' },
      });
      const cart = await readCart(customer);
      expect(cart).toMatchObject({ totalPrice: 66_600, items: [{ id: ticket.id, price: 66_600 }] });
      expect(cart.changes).toMatchObject([
        { standing: 'PRICE_CHANGED', item: { id: ticket.id, price: ticket.price }, newPrice: 66_600 },
      ]);
      expect((await ask(shop, ordersEndpoint, { token: customer.token })).totalCount).toBe(0);
      const paid = await ask(shop, createOrder, {
        token: customer.token,
        key: 'pay-1',
        body: { paymentType: 'BANK_CARD' },
      });
      expect(paid.price).toBe(66_600);
    });
    expect((await readCart(customer)).changes).toEqual([]);
  });

  it("is refused when a ticket's start has passed; the start is moved to today", async () => {
    const customer = await newCustomer(shop);
    const ticket = await putTicket(shop, customer);
    await untilTomorrow(customer);
    expect((await refusal(customer)).metadata).toEqual({ [String(ticket.id)]: 'START_MOVED' });
    const cart = await readCart(customer);
    expect(cart.changes).toMatchObject([
      { standing: 'START_MOVED', newValidFrom: shop.today(), newPrice: null, item: { price: ticket.price } },
    ]);
    expect(cart.items).toMatchObject([{ payload: { ticketFareValidFrom: shop.today() } }]);
    expect((await order(shop, customer)).items[0]?.payload.ticketFareValidFrom).toBe(shop.today());
  });

  it('keeps the price of the chosen day when the ticket is valid only from a later day', async () => {
    const customer = await newCustomer(shop);
    const { combinationId, zone } = await offerFor(shop, (await cardOf(shop, customer)).profileId, 'CALENDAR_MONTH');
    const body = { ...(await ticketBody(shop, customer)), ticketCombinationId: combinationId, zone };
    const ticket = await ask(shop, addTicketFare, { token: customer.token, body });
    expect(ticket.payload.ticketFareStart).toBe(shop.today());
    expect(ticket.payload.ticketFareValidFrom).toMatch(/-01$/);
    expect((await order(shop, customer)).price).toBe(ticket.price);
  });

  it('removes an item that cannot be sold any more, with the reason; the other items can be ordered', async () => {
    const customer = await newCustomer(shop);
    const [ticket, topUp] = [await putTicket(shop, customer), await putTopUp(shop, customer)];
    const { walletId } = await cardOf(shop, customer);
    await shop.services.database.update(eWallets).set({ currentAmount: 299_000 }).where(eq(eWallets.id, walletId));
    expect((await refusal(customer)).metadata).toEqual({ [String(topUp.id)]: 'E_WALLET_ABOVE_MAXIMUM_AMOUNT' });
    const cart = await readCart(customer);
    expect(cart).toMatchObject({ totalPrice: ticket.price, items: [{ id: ticket.id }], cartLifetime: 1800 });
    expect(cart.changes).toMatchObject([{ standing: 'NOT_POSSIBLE', item: { id: topUp.id } }]);
    expect((await order(shop, customer)).price).toBe(ticket.price);
  });

  it('removes a ticket that the e-shop does not sell any more', async () => {
    const customer = await newCustomer(shop);
    const ticket = await putTicket(shop, customer);
    const { database } = shop.services;
    const { ticketCombinationId } = await ticketBody(shop, customer);
    const combination = eq(ticketCombinations.id, ticketCombinationId);
    await database.update(ticketCombinations).set({ eshopSale: false }).where(combination);
    try {
      expect((await refusal(customer)).metadata).toEqual({ [String(ticket.id)]: 'INVALID_TICKET_COMBINATION' });
      expect(await readCart(customer)).toMatchObject({ empty: true, changes: [{ item: { id: ticket.id } }] });
    } finally {
      await database.update(ticketCombinations).set({ eshopSale: true }).where(combination);
    }
  });

  it('empties the cart, with the reasons, when no item can be sold any more', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    const { id } = await cardOf(shop, customer);
    await shop.services.database.update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.id, id));
    expect((await refusal(customer)).name).toBe('CART_CHANGED');
    const cart = await readCart(customer);
    expect(cart).toMatchObject({ empty: true, cartLifetime: null, changes: [{ reason: 'CARD_NOT_ACTIVE' }] });
    expect(await ask(shop, cartLifetime, { token: customer.token })).toEqual({ cartLifetime: null });
    expect((await refusal(customer)).name).toBe('CART_EMPTY');
  });

  it('shows the changes until the cart changes again', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    await withZonePrice(shop, 66_600, async () => {
      await refusal(customer);
      expect((await readCart(customer)).changes).toHaveLength(1);
      await putTopUp(shop, customer);
      expect((await readCart(customer)).changes).toEqual([]);
    });
  });

  it('does not change the cart when the old price is valid again before the cart is updated', async () => {
    const customer = await newCustomer(shop);
    const ticket = await putTicket(shop, customer);
    const before = await readCart(customer);
    pass(shop, 60);
    await withZonePrice(shop, 66_600, async (restore) => {
      const { database } = shop.services;
      const begin = database.transaction.bind(database);
      const ordering = vi
        .spyOn(database, 'transaction')
        .mockImplementationOnce(begin)
        .mockImplementationOnce(async (...given) => {
          await restore();
          return begin(...given);
        });
      expect((await refusal(customer)).metadata).toEqual({ [String(ticket.id)]: 'PRICE_CHANGED' });
      expect(ordering).toHaveBeenCalledTimes(2);
      ordering.mockRestore();
    });
    expect(await readCart(customer)).toEqual({ ...before, cartLifetime: (before.cartLifetime ?? 0) - 60 });
  });

  it('changes only the cart of the ordering account', async () => {
    const [one, other] = [await newCustomer(shop), await newCustomer(shop)];
    const [, ticket] = [await putTicket(shop, one), await putTicket(shop, other)];
    await withZonePrice(shop, 66_600, async () => {
      await refusal(one);
      expect((await readCart(other)).items[0]?.price).toBe(ticket.price);
    });
  });
});

describe('an order', () => {
  it('contains every kind of item, and the first line of its history', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    await putTopUp(shop, customer);
    for (const kind of ['APPLICATION', 'RECLAMATION', 'ROUNDING'] as const) await putItem(shop, customer, kind);
    const { totalPrice } = await readCart(customer);
    const made = await order(shop, customer);
    expect(made.price).toBe(totalPrice);
    expect(made.items.map(({ type }) => type)).toEqual([
      'TICKET_FARE',
      'ELECTRONIC_WALLET',
      'FEE',
      'RECLAMATION',
      'ROUNDING',
    ]);
    const history = await shop.services.database.select().from(orderEvents).where(eq(orderEvents.orderId, made.id));
    expect(history).toMatchObject([{ kind: 'CREATED', at: shop.clock.now(), detail: {}, paymentId: null }]);
  });

  it.each([
    ['PRODUCT', 'NOT_SOLD'],
    ['PAK_TICKET_FARE', 'NOT_SOLD'],
    ['FEE', 'NOT_FOUND'],
    ['RECLAMATION', 'NOT_FOUND'],
  ] as const)('cannot be made of a %s that cannot be delivered: %s', async (type, reason) => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const plain = { accountId: customer.accountId, taxPercentage: 21, payload: {}, created: shop.clock.now() };
    const values = { ...plain, type, name: type, price: 1000, customerId: null };
    const [row] = await shop.services.database.insert(cartItems).values(values).returning();
    expect((await refusal(customer)).metadata).toEqual({ [String(row?.id)]: reason });
  });
});
