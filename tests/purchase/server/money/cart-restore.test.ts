import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartLifetime } from '#contract/endpoints/customer-accounts.ts';
import {
  addEWalletTransaction,
  addTicketFare,
  clearCart,
  dismissExpiredCart,
  expiredCart,
  restoreCart,
  shoppingCart,
} from '#contract/endpoints/shopping-cart.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import {
  accountLinks,
  customerAccounts,
  customerCards,
  eWallets,
  expiredCartItems,
  priceListZones,
} from '#server/platform/db/schema.ts';
import { ask, askRefused, send } from './support/call.ts';
import { cardOf, newCustomer, order, putTicket, putTopUp, ticketBody, topUpBody } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const life = 1800;
const day = 24 * 3600;
const readCart = ({ token }: Customer) => ask(shop, shoppingCart, { token });
const readExpired = ({ token }: Customer, locale?: string) => ask(shop, expiredCart, { token, locale });
const restore = ({ token }: Customer, key?: string) => ask(shop, restoreCart, { token, key });
const lineStates = async (customer: Customer) =>
  (await readExpired(customer)).lines.map(({ standing, reason }) => reason ?? standing);

/** A customer whose cart with a ticket and a top-up has just expired. */
async function afterExpiry(): Promise<Customer> {
  const customer = await newCustomer(shop);
  await putTicket(shop, customer);
  await putTopUp(shop, customer);
  pass(shop, life);
  return customer;
}

describe('an expired cart', () => {
  it('is read as empty, with the moment of its expiry and the items to restore', async () => {
    const customer = await newCustomer(shop);
    const [ticket, topUp] = [await putTicket(shop, customer), await putTopUp(shop, customer)];
    const { expiresAt } = await readCart(customer);
    pass(shop, life + 60);
    expect(await readCart(customer)).toMatchObject({ items: [], empty: true, expiredAt: expiresAt, restorable: true });
    const { expiredAt, lines } = await readExpired(customer);
    expect(expiredAt).toBe(expiresAt);
    const untouched = { newPrice: null, newValidFrom: null, newValidTo: null, reason: null };
    expect(lines).toMatchObject([
      { standing: 'AS_BEFORE', item: { name: ticket.name, price: ticket.price }, ...untouched },
      { standing: 'AS_BEFORE', item: { name: topUp.name, price: topUp.price }, ...untouched },
    ]);
  });

  it('can be restored by its account only', async () => {
    await afterExpiry();
    const other = await newCustomer(shop);
    expect(await readExpired(other)).toEqual({ expiredAt: null, lines: [] });
    expect((await askRefused(shop, restoreCart, { token: other.token })).name).toBe('NOTHING_TO_RESTORE');
  });

  it('can be restored as soon as it has expired, even if nobody has read the cart since then', async () => {
    expect(await lineStates(await afterExpiry())).toEqual(['AS_BEFORE', 'AS_BEFORE']);
  });

  it('is restored with a new lifetime and with all renewals of a new cart', async () => {
    const customer = await afterExpiry();
    const before = await readExpired(customer);
    expect(await restore(customer)).toEqual({ restored: 2, dropped: 0 });
    const cart = await readCart(customer);
    expect(cart).toMatchObject({ cartLifetime: life, renewalsLeft: 3, restorable: false });
    expect(cart.items.map(({ name, price, payload }) => ({ name, price, payload }))).toEqual(
      before.lines.map(({ item: { name, price, payload } }) => ({ name, price, payload })),
    );
    expect((await order(shop, customer)).items).toHaveLength(2);
  });

  it('is restored only once, with a repeated key and with another key', async () => {
    const customer = await afterExpiry();
    const [one, other] = await Promise.all([restore(customer, 'restore-1'), restore(customer, 'restore-1')]);
    expect(other).toEqual(one);
    expect((await readCart(customer)).items).toHaveLength(2);
    expect((await askRefused(shop, restoreCart, { token: customer.token })).name).toBe('NOTHING_TO_RESTORE');
    const wrong = { token: customer.token, key: 'restore-1', body: await topUpBody(shop, customer) };
    expect((await askRefused(shop, addEWalletTransaction, wrong)).name).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is restored once by concurrent calls from several tabs', async () => {
    const customer = await afterExpiry();
    const keys = ['tab-1', 'tab-2', 'tab-3', undefined];
    const answers = await Promise.all(keys.map((key) => send(shop, restoreCart, { token: customer.token, key })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await readCart(customer)).items).toHaveLength(2);
  });

  it('shows for each item whether its start has moved or why it cannot be sold any more', async () => {
    const customer = await afterExpiry();
    const { walletId } = await cardOf(shop, customer);
    await shop.services.database.update(eWallets).set({ currentAmount: 299_000 }).where(eq(eWallets.id, walletId));
    await readCart(customer);
    pass(shop, day - life - 3600);
    const today = shop.today();
    const { lines } = await readExpired(customer);
    expect(lines).toMatchObject([
      {
        standing: 'START_MOVED',
        newValidFrom: today,
        item: { payload: { ticketFareValidFrom: expect.not.stringMatching(today) } },
      },
      { standing: 'NOT_POSSIBLE', reason: 'E_WALLET_ABOVE_MAXIMUM_AMOUNT', newPrice: null },
    ]);
    expect(await restore(customer)).toEqual({ restored: 1, dropped: 1 });
    expect((await readCart(customer)).items).toMatchObject([{ payload: { ticketFareValidFrom: today } }]);
    expect((await readExpired(customer)).lines).toEqual([]);
  });

  it('shows a new price and restores the item at that price', async () => {
    const customer = await afterExpiry();
    const { database } = shop.services;
    const before = await database.select().from(priceListZones);
    await database.update(priceListZones).set({ price: 77_700 });
    expect((await readExpired(customer)).lines[0]).toMatchObject({ standing: 'PRICE_CHANGED', newPrice: 77_700 });
    await restore(customer);
    expect((await readCart(customer)).items[0]).toMatchObject({ price: 77_700 });
    for (const { id, price } of before) {
      await database.update(priceListZones).set({ price }).where(eq(priceListZones.id, id));
    }
  });

  it('drops all items if no item can be sold; then no new lifetime starts', async () => {
    const customer = await afterExpiry();
    const { id } = await cardOf(shop, customer);
    await shop.services.database.update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.id, id));
    expect(await lineStates(customer)).toEqual(['CARD_NOT_ACTIVE', 'CARD_NOT_ACTIVE']);
    expect(await restore(customer)).toEqual({ restored: 0, dropped: 2 });
    expect(await readCart(customer)).toMatchObject({ empty: true, cartLifetime: null, restorable: false });
    expect(await ask(shop, cartLifetime, { token: customer.token })).toEqual({ cartLifetime: null });
  });

  it('is restored beside a ticket and a top-up for another card, but not beside a top-up of the same wallet', async () => {
    const customer = await afterExpiry();
    const { accountId } = customer;
    const { customerId } = await newCustomer(shop);
    await shop.services.database.insert(accountLinks).values({ accountId, customerId, type: 'MANAGED' });
    await putTicket(shop, { ...customer, customerId });
    await putTopUp(shop, { ...customer, customerId });
    expect(await lineStates(customer)).toEqual(['AS_BEFORE', 'AS_BEFORE']);
    await putTopUp(shop, customer);
    expect(await lineStates(customer)).toEqual(['AS_BEFORE', 'E_WALLET_RECHARGE_ALREADY_IN_CART']);
    expect(await restore(customer)).toEqual({ restored: 1, dropped: 1 });
  });

  it('has nothing to restore if it had no items', async () => {
    const customer = await newCustomer(shop);
    const own = eq(customerAccounts.id, customer.accountId);
    await shop.services.database.update(customerAccounts).set({ cartExpiresAt: shop.clock.now() }).where(own);
    expect(await readCart(customer)).toMatchObject({ empty: true, expiredAt: null, restorable: false });
  });

  it('does not restore items if their customer is now linked only to another account', async () => {
    const customer = await afterExpiry();
    const other = await newCustomer(shop);
    await shop.services.database
      .update(accountLinks)
      .set({ accountId: other.accountId, type: 'MANAGED' })
      .where(eq(accountLinks.accountId, customer.accountId));
    expect(await cardOf(shop, other, customer.customerId)).toMatchObject({ state: 'ACTIVE' });
    expect(await lineStates(customer)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });

  it('is restored in addition to items that were added meanwhile', async () => {
    const customer = await afterExpiry();
    await putTicket(shop, customer);
    expect(await readCart(customer)).toMatchObject({ empty: false, restorable: true });
    expect(await lineStates(customer)).toEqual(['TICKET_FARE_ALREADY_IN_CART', 'AS_BEFORE']);
    await restore(customer);
    expect((await readCart(customer)).items).toHaveLength(2);
    const again = { token: customer.token, body: await ticketBody(shop, customer) };
    expect((await askRefused(shop, addTicketFare, again)).name).toBe('TICKET_FARE_ALREADY_IN_CART');
  });

  it('can be dismissed; the moment of its expiry is kept', async () => {
    const customer = await afterExpiry();
    await readCart(customer);
    for (let times = 0; times < 2; times += 1) {
      expect((await send(shop, dismissExpiredCart, { token: customer.token })).status).toBe(204);
    }
    const cart = await readCart(customer);
    expect(cart.restorable).toBe(false);
    expect(cart.expiredAt).not.toBeNull();
    expect((await readExpired(customer)).lines).toEqual([]);
  });

  it('is replaced by the next expired cart', async () => {
    const customer = await afterExpiry();
    await readCart(customer);
    await putTopUp(shop, customer, 20_000);
    pass(shop, life);
    const { lines } = await readExpired(customer);
    expect(lines.map(({ item }) => item.price)).toEqual([20_000]);
  });

  it('is not stored when a cart is emptied or ordered; an order deletes the cart that expired before', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    await send(shop, clearCart, { token: customer.token });
    pass(shop, life);
    expect(await readCart(customer)).toMatchObject({ expiredAt: null, restorable: false });
    await putTicket(shop, customer);
    pass(shop, life);
    expect((await readCart(customer)).restorable).toBe(true);
    await putTopUp(shop, customer);
    await order(shop, customer);
    expect(await readCart(customer)).toMatchObject({ expiredAt: null, restorable: false });
    expect((await readExpired(customer)).lines).toEqual([]);
    const kept = eq(expiredCartItems.accountId, customer.accountId);
    expect(await shop.services.database.$count(expiredCartItems, kept)).toBe(0);
  });

  it('is kept for a day; then housekeeping deletes it', async () => {
    const customer = await afterExpiry();
    await readCart(customer);
    pass(shop, day - 1);
    expect((await readCart(customer)).restorable).toBe(true);
    pass(shop, 1);
    expect((await readCart(customer)).restorable).toBe(false);
    expect((await readExpired(customer)).lines).toEqual([]);
    expect((await askRefused(shop, restoreCart, { token: customer.token })).name).toBe('NOTHING_TO_RESTORE');
    const kept = eq(expiredCartItems.accountId, customer.accountId);
    expect(await shop.services.database.$count(expiredCartItems, kept)).toBe(2);
    pass(shop, 1);
    await deleteOldRows(shop.services);
    expect(await shop.services.database.$count(expiredCartItems, kept)).toBe(0);
  });

  it("has its texts in the reader's language", async () => {
    const customer = await afterExpiry();
    const [czech, english] = [await readExpired(customer, 'cs'), await readExpired(customer, 'en')];
    expect(czech.lines[0]?.item.description).not.toBe(english.lines[0]?.item.description);
  });
});
