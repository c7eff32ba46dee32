import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addEWalletTransaction, shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import type { RepeatTopUp } from '#contract/entities/repeat-purchase.ts';
import {
  accountLinks,
  customerCards,
  customers,
  eWallets,
  eWalletTransactions,
  orderItems,
  orders,
} from '#server/platform/db/schema.ts';
import { ask, askRefused } from './support/call.ts';
import { cardOf, newCustomer, offersTo, order, putTopUp } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { settleAll } from './support/ledger.ts';
import { init, payBy } from './support/payer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const change = (values: Readonly<Record<string, unknown>>) =>
  shop.services.settings.change(shop.services.database, values);
afterEach(() =>
  change({
    currency: null,
    eWalletAllowed: null,
    virtualCardEWalletAllowed: null,
    isAssignCardWithoutAgeRestrictionAllowed: null,
    E_WALLET_MIN_RECHARGE: null,
    E_WALLET_MAX_RECHARGE: null,
    E_WALLET_MAX_AMOUNT: null,
  }),
);

const offerTo = async (customer: Customer) => (await offersTo(shop, customer)).topUp;

const put = ({ token }: Customer, offer: RepeatTopUp) => ask(shop, addEWalletTransaction, { token, body: offer });

async function orderTopUp(customer: Customer, price: number): Promise<number> {
  await putTopUp(shop, customer, price);
  return (await order(shop, customer)).id;
}

/** Tops up by an order that is paid and delivered; `price` in minor units. */
async function topUp(customer: Customer, price: number): Promise<number> {
  const id = await orderTopUp(customer, price);
  await payBy(shop, customer, await init(shop, customer, id), 'pay');
  await settleAll(shop);
  return id;
}

/** A customer whose only top-up in the shop was 250.00. */
async function toppedUp(): Promise<Customer> {
  const customer = await newCustomer(shop);
  await topUp(customer, 25_000);
  return customer;
}

const fill = async (customer: Customer, currentAmount: number) => {
  const { walletId } = await cardOf(shop, customer);
  await shop.services.database.update(eWallets).set({ currentAmount }).where(eq(eWallets.id, walletId));
};

describe('the last top-up as a repeat purchase (WAL-02)', () => {
  it('has the amount and the present balance, and is added to the cart as it was offered', async () => {
    const customer = await toppedUp();
    const { walletId, balance } = await cardOf(shop, customer);
    const offer = await offerTo(customer);
    expect(offer).toEqual({ eWalletId: walletId, price: 25_000, previousBalance: balance });
    if (offer === null) return;
    expect(await put(customer, offer)).toMatchObject({ type: 'ELECTRONIC_WALLET', price: 25_000 });
    expect((await ask(shop, shoppingCart, { token: customer.token })).totalPrice).toBe(25_000);
  });

  it('is the last paid top-up, not an unpaid top-up', async () => {
    const customer = await toppedUp();
    await topUp(customer, 30_000);
    await orderTopUp(customer, 40_000);
    expect((await offerTo(customer))?.price).toBe(30_000);
  });

  it('is refused after the balance has changed, and offered again with the new balance', async () => {
    const customer = await toppedUp();
    const offer = await offerTo(customer);
    if (offer === null) throw new Error('expected an offer, got none');
    await fill(customer, 12_300);
    const refused = await askRefused(shop, addEWalletTransaction, { token: customer.token, body: offer });
    expect(refused.name).toBe('E_WALLET_BALANCE_CHANGED');
    expect(await offerTo(customer)).toEqual({ ...offer, previousBalance: 12_300 });
  });

  it('ignores money that was not paid by an order: transfers, cash, and a cancelled item', async () => {
    const customer = await toppedUp();
    await topUp(customer, 30_000);
    const { database } = shop.services;
    const { walletId } = await cardOf(shop, customer);
    const [last] = await database
      .select()
      .from(eWalletTransactions)
      .where(eq(eWalletTransactions.eWalletId, walletId))
      .orderBy(desc(eWalletTransactions.id));
    const later = { eWalletId: walletId, dateTime: shop.clock.now(), amount: 70_000, newBalance: 70_000 } as const;
    await database.insert(eWalletTransactions).values([
      { ...later, operation: 'PAK_TRANSFER', transactionNumber: `PAK-${walletId}`, paymentType: 'E_WALLET' },
      { ...later, operation: 'RECHARGE', transactionNumber: `CASH-${walletId}`, paymentType: 'CASH' },
    ]);
    expect((await offerTo(customer))?.price).toBe(30_000);
    const operation = (value: 'RECHARGE' | 'TRANSFER') =>
      database
        .update(eWalletTransactions)
        .set({ operation: value })
        .where(eq(eWalletTransactions.id, last?.id ?? 0));
    await operation('TRANSFER');
    expect((await offerTo(customer))?.price).toBe(25_000);
    await operation('RECHARGE');
    await database
      .update(orderItems)
      .set({ cancelled: true })
      .where(eq(orderItems.id, last?.orderItemId ?? 0));
    expect((await offerTo(customer))?.price).toBe(25_000);
  });

  it('is offered up to the exact limits of the operator and of the wallet', async () => {
    const customer = await toppedUp();
    for (const [name, fitting, missing] of [
      ['E_WALLET_MIN_RECHARGE', 25_000, 25_001],
      ['E_WALLET_MAX_RECHARGE', 25_000, 24_999],
    ] as const) {
      await change({ [name]: fitting });
      expect(await offerTo(customer), name).not.toBeNull();
      await change({ [name]: missing });
      expect(await offerTo(customer), name).toBeNull();
      await change({ [name]: null });
    }
    await change({ E_WALLET_MAX_AMOUNT: 100_000 });
    await fill(customer, 75_000);
    expect(await offerTo(customer)).not.toBeNull();
    await fill(customer, 75_001);
    expect(await offerTo(customer)).toBeNull();
  });
});

describe('no top-up is offered (WAL-02)', () => {
  it('to a customer who has topped up only at a counter', async () => {
    expect(await offerTo(await newCustomer(shop))).toBeNull();
  });

  it('while the operator sells no top-ups', async () => {
    const customer = await toppedUp();
    await change({ eWalletAllowed: false });
    expect(await offerTo(customer)).toBeNull();
  });

  it('for a type of card that has no wallet', async () => {
    const customer = await toppedUp();
    const cards = eq(customerCards.customerId, customer.customerId);
    await shop.services.database.update(customerCards).set({ customerCardType: 'VIRTUAL' }).where(cards);
    await change({ virtualCardEWalletAllowed: true });
    expect(await offerTo(customer)).not.toBeNull();
    await change({ virtualCardEWalletAllowed: false });
    expect(await offerTo(customer)).toBeNull();
  });

  it('without an active card', async () => {
    const customer = await toppedUp();
    const cards = eq(customerCards.customerId, customer.customerId);
    await shop.services.database.update(customerCards).set({ state: 'BLOCKED' }).where(cards);
    expect(await offerTo(customer)).toBeNull();
  });

  it('after the operator has changed the currency, because the last amount was in the former currency', async () => {
    const customer = await newCustomer(shop);
    const id = await topUp(customer, 25_000);
    await change({ currency: 'EUR' });
    expect(await offerTo(customer)).toBeNull();
    await shop.services.database.update(orders).set({ currency: 'EUR' }).where(eq(orders.id, id));
    expect((await offerTo(customer))?.price).toBe(25_000);
  });

  it('for a customer for whom the account may not buy', async () => {
    const customer = await toppedUp();
    await change({ isAssignCardWithoutAgeRestrictionAllowed: false });
    const { database } = shop.services;
    await database.update(customers).set({ birthDay: '2020-01-01' }).where(eq(customers.id, customer.customerId));
    const own = eq(accountLinks.customerId, customer.customerId);
    await database.update(accountLinks).set({ type: 'REGISTERED' }).where(own);
    expect(await offerTo(customer)).toBeNull();
  });
});
