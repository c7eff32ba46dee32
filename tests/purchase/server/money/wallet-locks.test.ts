import { desc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transferBalance } from '#contract/endpoints/balance-transfer.ts';
import { payByWallet } from '#contract/endpoints/telephone-application.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customerCards, eWallets, eWalletTransactions, orders } from '#server/platform/db/schema.ts';
import { deliverOrder } from '#server/purchase/fulfilment/deliver-order.ts';
import { refusal, send } from '#tests/common/server/support/call.ts';
import { whileLocked } from '#tests/common/server/support/while-locked.ts';
import { ask } from './support/call.ts';
import { cardOf, newCustomer, order, putTopUp } from './support/customer.ts';
import { changeOldCard, newOldCard } from './support/old-cards.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ database: 'postgres' });
});
afterAll(() => shop.stop());

const database = () => shop.services.database;

/**
 * A customer's card with a wallet. `whilePaidInto`: another transaction pays 10.00 into the wallet while the work runs.
 */
async function wallet() {
  const customer = await newCustomer(shop);
  const card = await cardOf(shop, customer);
  const isIt = eq(eWallets.id, card.walletId);
  return {
    customer,
    card,
    whilePaidInto: <Result>(work: () => Promise<Result>): Promise<Result> =>
      whileLocked(database(), {
        work,
        lock: (transaction) => transaction.select().from(eWallets).where(isIt).for('update'),
        change: (transaction) =>
          transaction
            .update(eWallets)
            .set({ currentAmount: sql`${eWallets.currentAmount} + 1000` })
            .where(isIt),
      }),
    /** The balance of the wallet, and the balance in the newest row of the ledger. */
    balances: async () => {
      const [row] = await database()
        .select()
        .from(eWalletTransactions)
        .where(eq(eWalletTransactions.eWalletId, card.walletId))
        .orderBy(desc(eWalletTransactions.id))
        .limit(1);
      return [(await cardOf(shop, customer)).balance, row?.newBalance];
    },
  };
}

const rideOf = (cardNumber: string, amount: number) => ({
  headers: { 'map-phone-auth-token': 'sandbox-map-phone-token', 'idempotency-key': randomUUID() },
  body: { cardNumber, amount, lineNumber: '301', address: 'Lipany, divadlo' },
});

describe('the new balance in the ledger includes a concurrent payment into the wallet', () => {
  test('when a ride is paid', async () => {
    const { card, whilePaidInto, balances } = await wallet();
    const answer = await whilePaidInto(() => send(shop, payByWallet, rideOf(card.cardNumber, 300)));
    expect(answer.status).toBe(200);
    expect(await balances()).toEqual([card.balance + 700, card.balance + 700]);
  });

  test('when a top-up is delivered', async () => {
    const { customer, card, whilePaidInto, balances } = await wallet();
    await putTopUp(shop, customer);
    const { id } = await order(shop, customer);
    const now = shop.clock.now();
    await database().update(orders).set({ state: 'PAID', settledAt: now }).where(eq(orders.id, id));
    const numbers = await shop.services.settings.numbers(database());
    const deliver = (transaction: Database) => deliverOrder(transaction, id, numbers, now);
    await whilePaidInto(() => database().transaction(deliver));
    expect(await balances()).toEqual([card.balance + 51_000, card.balance + 51_000]);
  });

  test('when the balance of an old card is booked', async () => {
    const { customer, card, whilePaidInto, balances } = await wallet();
    const old = await newOldCard(shop, { fault: 'NO_ANSWER_AFTER_TAKING' });
    const asked = { token: customer.token, body: { pakCardNumber: old, mapCardNumber: card.cardNumber } };
    await refusal(shop, transferBalance, 'BALANCE_TRANSFER_PENDING', asked);
    await changeOldCard(shop, old, { fault: 'NONE' });
    await whilePaidInto(() => ask(shop, transferBalance, asked));
    expect(await balances()).toEqual([card.balance + 16_000, card.balance + 16_000]);
  });
});

test('a transfer is refused if a concurrent payment into the wallet leaves too little room for it', async () => {
  const { customer, card, whilePaidInto } = await wallet();
  const old = await newOldCard(shop, { balance: 300_000 - card.balance });
  const body = { pakCardNumber: old, mapCardNumber: card.cardNumber };
  const asked = { token: customer.token, body };
  await whilePaidInto(() => refusal(shop, transferBalance, 'E_WALLET_ABOVE_MAXIMUM_AMOUNT', asked));
});

test('a card that is blocked at the same time cannot pay', async () => {
  const { card } = await wallet();
  await whileLocked(database(), {
    lock: (transaction) =>
      transaction.update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.id, card.id)),
    work: () => refusal(shop, payByWallet, 'CARD_NOT_ACTIVE', rideOf(card.cardNumber, 300)),
  });
});
