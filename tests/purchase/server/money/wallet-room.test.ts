import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { transferBalance } from '#contract/endpoints/balance-transfer.ts';
import { initPayment } from '#contract/endpoints/orders.ts';
import { addEWalletTransaction } from '#contract/endpoints/shopping-cart.ts';
import { balanceTransfers, eWallets, orders } from '#server/platform/db/schema.ts';
import { deliverOrder } from '#server/purchase/fulfilment/deliver-order.ts';
import { refusal } from '#tests/common/server/support/call.ts';
import { processDue } from '#tests/common/server/support/process-due.ts';
import { waitingStatements } from '#tests/common/server/support/waiting-statements.ts';
import { whileLocked } from '#tests/common/server/support/while-locked.ts';
import { ask, askRefused, send } from './support/call.ts';
import { cardOf, newCustomer, order, putTopUp, topUpBody } from './support/customer.ts';
import { ledgerOf } from './support/ledger.ts';
import { changeOldCard, newOldCard, oldBalance } from './support/old-cards.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  // PGlite runs all calls one after the other, which would hide a missing lock.
  shop = await startShop({ database: 'postgres' });
});
afterAll(() => shop.stop());

const database = () => shop.services.database;
const maximum = 300_000;

/** A customer's card with an empty wallet. */
async function emptyWallet() {
  const customer = await newCustomer(shop);
  const { walletId, cardNumber } = await cardOf(shop, customer);
  await database().update(eWallets).set({ currentAmount: 0 }).where(eq(eWallets.id, walletId));
  const request = (pakCardNumber: string) => ({
    token: customer.token,
    body: { pakCardNumber, mapCardNumber: cardNumber },
  });
  return {
    customer,
    request,
    balance: async () => (await cardOf(shop, customer)).balance,
    /** Begins a transfer that is pending: the old card system has taken the money, and its answer was lost. */
    sendOff: async (balance: number): Promise<string> => {
      const old = await newOldCard(shop, { balance, fault: 'NO_ANSWER_AFTER_TAKING' });
      await refusal(shop, transferBalance, 'BALANCE_TRANSFER_PENDING', request(old));
      return old;
    },
    /** Makes a top-up that is paid, but not delivered yet. */
    paidTopUp: async (price: number): Promise<number> => {
      await putTopUp(shop, customer, price);
      const { id } = await order(shop, customer);
      await database().update(orders).set({ state: 'PAID', settledAt: shop.clock.now() }).where(eq(orders.id, id));
      return id;
    },
    /**
     * Runs work in which two calls lock the wallet. Both calls first wait for the lock of another transaction, and then
     * run concurrently.
     */
    lockedTwice: <Result>(work: () => Promise<Result>) =>
      whileLocked(database(), {
        work,
        lock: (transaction) => transaction.select().from(eWallets).where(eq(eWallets.id, walletId)).for('update'),
        change: () => vi.waitUntil(async () => (await waitingStatements(database())) > 1, { timeout: 30_000 }),
      }),
  };
}

const deliver = async (id: number): Promise<void> => {
  const numbers = await shop.services.settings.numbers(database());
  await database().transaction((transaction) => deliverOrder(transaction, id, numbers, shop.clock.now()));
};

async function laterOn(): Promise<void> {
  pass(shop, 20);
  while (await processDue(shop.services));
}

describe('the room of a wallet is reserved for pending transfers and top-ups (TRF-01, WAL-01)', () => {
  test('only one of two concurrent transfers is accepted if only one fits', async () => {
    const { request, balance, lockedTwice } = await emptyWallet();
    const cards = await Promise.all([1, 2].map(() => newOldCard(shop, { balance: 200_000 })));
    const answers = await lockedTwice(() => Promise.all(cards.map((old) => send(shop, transferBalance, request(old)))));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await balance()).toBe(200_000);
    const left = await Promise.all(cards.map((old) => oldBalance(shop, old)));
    expect(left.toSorted((one, other) => one - other)).toEqual([0, 200_000]);
  });

  test('a pending transfer reserves its room, and another transfer gets only the rest', async () => {
    const { request, sendOff, balance } = await emptyWallet();
    const underWay = await sendOff(200_000);
    const other = await newOldCard(shop, { balance: 100_001 });
    await refusal(shop, transferBalance, 'E_WALLET_ABOVE_MAXIMUM_AMOUNT', request(other));
    await changeOldCard(shop, other, { balance: 100_000 });
    expect(await ask(shop, transferBalance, request(other))).toEqual({ amount: 100_000 });
    await changeOldCard(shop, underWay, { fault: 'NONE' });
    await laterOn();
    expect(await balance()).toBe(maximum);
  });

  test('a pending transfer reserves its room; a top-up that is paid meanwhile and does not fit is cancelled', async () => {
    const { customer, sendOff, paidTopUp, balance } = await emptyWallet();
    const id = await paidTopUp(150_000);
    await database().update(orders).set({ state: 'PENDING' }).where(eq(orders.id, id));
    const underWay = await sendOff(200_000);
    await database().update(orders).set({ state: 'PAID' }).where(eq(orders.id, id));
    await deliver(id);
    const { state, cancelReason, charges } = await ledgerOf(shop, customer, id);
    expect({ state, cancelReason, charges }).toEqual({
      state: 'CANCELLED',
      cancelReason: 'UNDELIVERABLE',
      charges: [],
    });
    await changeOldCard(shop, underWay, { fault: 'NONE' });
    await laterOn();
    expect(await balance()).toBe(200_000);
  });

  test('a paid top-up reserves its room, and is delivered; a transfer that does not fit is refused', async () => {
    const { request, paidTopUp, balance } = await emptyWallet();
    const id = await paidTopUp(200_000);
    const old = await newOldCard(shop, { balance: 100_001 });
    await refusal(shop, transferBalance, 'E_WALLET_ABOVE_MAXIMUM_AMOUNT', request(old));
    await deliver(id);
    expect(await balance()).toBe(200_000);
  });

  test('a top-up that does not fit beside a pending transfer is neither sold nor payable', async () => {
    const { customer, sendOff } = await emptyWallet();
    const { token } = customer;
    await putTopUp(shop, customer, 200_000);
    const { id } = await order(shop, customer);
    await sendOff(200_000);
    const body = await topUpBody(shop, customer, 100_001);
    expect((await askRefused(shop, addEWalletTransaction, { token, body })).name).toBe('E_WALLET_ABOVE_MAXIMUM_AMOUNT');
    await ask(shop, addEWalletTransaction, { token, body: { ...body, price: 100_000 } });
    expect((await askRefused(shop, initPayment, { token, params: { id } })).metadata).toEqual({
      reason: 'E_WALLET_FULL',
    });
  });

  test('a transfer is refused if a top-up that is delivered at the same time leaves no room for it', async () => {
    const wallet = await emptyWallet();
    const { request, paidTopUp, balance } = wallet;
    const id = await paidTopUp(200_000);
    const old = await newOldCard(shop, { balance: 200_000 });
    await wallet.lockedTwice(() => Promise.all([deliver(id), send(shop, transferBalance, request(old))]));
    expect(await balance()).toBe(200_000);
    expect(await oldBalance(shop, old)).toBe(200_000);
  });

  test('an old card that was topped up meanwhile is not emptied, and the customer gets an error', async () => {
    const { request, balance } = await emptyWallet();
    const old = await newOldCard(shop, { balance: 20_000, fault: 'NO_ANSWER_AT_TAKING' });
    await refusal(shop, transferBalance, 'BALANCE_TRANSFER_PENDING', request(old));
    await changeOldCard(shop, old, { balance: 25_000, fault: 'NONE' });
    await refusal(shop, transferBalance, 'OLD_CARD_BALANCE_CHANGED', request(old));
    expect(await ask(shop, transferBalance, request(old))).toEqual({ amount: 25_000 });
    expect(await balance()).toBe(25_000);
    const [refused] = await database().select().from(balanceTransfers).where(eq(balanceTransfers.refusal, 'TOO_MUCH'));
    expect(refused).toMatchObject({ atMost: 20_000 });
  });
});
