import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { transferBalance } from '#contract/endpoints/balance-transfer.ts';
import type { ErrorName } from '#contract/error-names.ts';
import {
  balanceTransfers,
  customerAccounts,
  customerCards,
  customers,
  eWallets,
  eWalletTransactions,
} from '#server/platform/db/schema.ts';
import { continueTransfer } from '#server/purchase/balance-transfers/continue-transfer.ts';
import { simulatedOldCardNumber } from '#server/sandbox/simulators/old-card-system/old-cards.ts';
import { refusal } from '#tests/common/server/support/call.ts';
import { processDue } from '#tests/common/server/support/process-due.ts';
import { ask } from './support/call.ts';
import { cardOf, newCustomer } from './support/customer.ts';
import { newOldCard, oldBalance } from './support/old-cards.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const database = () => shop.services.database;
const unknown = simulatedOldCardNumber('99999999999');

async function receiver() {
  const customer = await newCustomer(shop);
  const card = await cardOf(shop, customer);
  const request = (pakCardNumber: string, mapCardNumber = card.cardNumber) => ({
    token: customer.token,
    body: { pakCardNumber, mapCardNumber },
  });
  const transfers = () =>
    database().select().from(balanceTransfers).where(eq(balanceTransfers.eWalletId, card.walletId));
  return { customer, card, request, transfers };
}
const refuse = (name: ErrorName, asked: { readonly token: string; readonly body: object }) =>
  refusal(shop, transferBalance, name, asked);

async function withSettings(
  changes: Parameters<Shop['services']['settings']['change']>[1],
  work: () => Promise<unknown>,
): Promise<void> {
  await shop.services.settings.change(database(), changes);
  try {
    await work();
  } finally {
    const before = Object.fromEntries(Object.keys(changes).map((name) => [name, null]));
    await shop.services.settings.change(database(), before);
  }
}

describe('searches for old cards', () => {
  test('are also limited for a network address, for all accounts together', () =>
    withSettings({ OLD_CARD_MISSES_ALLOWED_PER_ADDRESS: 1 }, async () => {
      const [one, other] = [await receiver(), await receiver()];
      await refuse('NOT_FOUND', one.request(unknown));
      await refuse('TOO_MANY_ATTEMPTS', other.request(unknown));
    }));

  test('are not counted while the old card system does not answer', () =>
    withSettings({ OLD_CARD_MISSES_ALLOWED_PER_ACCOUNT: 1 }, async () => {
      const { request } = await receiver();
      const silent = await newOldCard(shop, { fault: 'UNAVAILABLE' });
      for (let time = 0; time < 2; time += 1) await refuse('OLD_CARD_SYSTEM_UNAVAILABLE', request(silent));
      await refuse('NOT_FOUND', request(unknown));
      await refuse('TOO_MANY_ATTEMPTS', request(unknown));
    }));
});

describe('a wallet receives no balance', () => {
  test('if its card was deleted', async () => {
    const { request, card } = await receiver();
    await database().update(customerCards).set({ deleted: shop.clock.now() }).where(eq(customerCards.id, card.id));
    await refuse('NOT_FOUND', request(await newOldCard(shop)));
  });

  test('if its card is not the main card', async () => {
    const { customer, card, request } = await receiver();
    const [second] = await database()
      .insert(customerCards)
      .values({
        customerId: customer.customerId,
        cardNumber: `21${String(card.id).padStart(16, '9')}`,
        customerCardType: 'PERSONAL',
        carrierType: 'HAULIER_CARD',
        state: 'ACTIVE',
        main: false,
        validFrom: '2026-11-21',
        validTo: '2030-11-20',
        created: shop.clock.now(),
      })
      .returning();
    await database()
      .insert(eWallets)
      .values({ cardId: second?.id ?? 0 });
    await database().update(customerCards).set({ main: true }).where(eq(customerCards.id, card.id));
    await refuse('CARD_NOT_ACTIVE', request(await newOldCard(shop), second?.cardNumber));
    expect(await ask(shop, transferBalance, request(await newOldCard(shop)))).toEqual({ amount: 15_000 });
  });

  test('if the account may not act for the customer', async () => {
    const { request, customer } = await receiver();
    await database().update(customers).set({ birthDay: '2016-01-01' }).where(eq(customers.id, customer.customerId));
    await withSettings({ isAssignCardWithoutAgeRestrictionAllowed: false }, async () =>
      refuse('CUSTOMER_NOT_MANAGEABLE', request(await newOldCard(shop))),
    );
  });
});

test('a transfer does not begin for an account whose password was changed while the old card was searched', async () => {
  const { request, customer, transfers } = await receiver();
  const old = await newOldCard(shop);
  const { oldCardSystem } = shop.services;
  const search = oldCardSystem.balanceOf.bind(oldCardSystem);
  const searching = vi.spyOn(oldCardSystem, 'balanceOf').mockImplementationOnce(async (card) => {
    await database()
      .update(customerAccounts)
      .set({ credentialsVersion: 7 })
      .where(eq(customerAccounts.id, customer.accountId));
    return search(card);
  });
  await refuse('UNAUTHENTICATED', request(old));
  searching.mockRestore();
  expect(await transfers()).toEqual([]);
  expect(await oldBalance(shop, old)).toBe(15_000);
});

describe('the times of a transfer', () => {
  test('are stored for each step, and the ledger has the time of the booking', async () => {
    const { request, transfers, card } = await receiver();
    await ask(shop, transferBalance, request(await newOldCard(shop)));
    const now = shop.clock.now();
    expect(await transfers()).toMatchObject([{ state: 'BOOKED', begun: now, decided: now, booked: now }]);
    const rows = await database()
      .select({ operation: eWalletTransactions.operation, dateTime: eWalletTransactions.dateTime })
      .from(eWalletTransactions)
      .where(eq(eWalletTransactions.eWalletId, card.walletId));
    expect(rows).toContainEqual({ operation: 'PAK_TRANSFER', dateTime: now });
  });

  test('let the outbox begin its work 15 seconds after the request', async () => {
    const { request, transfers } = await receiver();
    const states = async () => (await transfers()).map(({ state }) => state);
    await refuse('BALANCE_TRANSFER_PENDING', request(await newOldCard(shop, { fault: 'NO_ANSWER_AFTER_TAKING' })));
    const work = async (seconds: number) => {
      pass(shop, seconds);
      while (await processDue(shop.services)) continue;
    };
    await work(14);
    expect(await states()).toEqual(['BEGUN']);
    await work(1);
    expect(await states()).toEqual(['BOOKED']);
  });
});

test('the encrypted number of an old card cannot be decrypted for another transfer', async () => {
  const [one, other] = [await receiver(), await receiver()];
  for (const { request } of [one, other])
    await refuse('BALANCE_TRANSFER_PENDING', request(await newOldCard(shop, { fault: 'NO_ANSWER_AT_TAKING' })));
  const [mine] = await one.transfers();
  const [theirs] = await other.transfers();
  expect(mine?.oldCardSealed).not.toBeNull();
  await database()
    .update(balanceTransfers)
    .set({ oldCardSealed: theirs?.oldCardSealed ?? null })
    .where(eq(balanceTransfers.id, mine?.id ?? 0));
  await expect(continueTransfer(shop.services, mine?.id ?? 0, shop.clock.now())).rejects.toThrow();
});
