import { anonymousCardNumber } from '#rules/card-number.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, inArray, isNotNull, lt, ne, sql } from '../../platform/db/orm.ts';
import { accountLinks, customerCards, customers, eWallets, eWalletTransactions } from '../../platform/db/schema.ts';
import type { RowCounts } from '../../platform/db/schema.ts';

/** The values that replace all data that identify a customer. */
const nobody = {
  firstName: '–',
  birthDay: null,
  email: null,
  phoneNumber: null,
  photo: null,
  originId: null,
  street: null,
  streetNumber: null,
  city: null,
  zip: null,
  pin: null,
  isicNumber: null,
  parentId: null,
  personalDataVerifiedDate: null,
  personalDataVerifiedBy: null,
  changes: null,
} as const;

async function forgetNumbers(transaction: Database, cardIds: readonly number[]): Promise<void> {
  for (const id of cardIds)
    await transaction
      .update(customerCards)
      .set({ cardNumber: anonymousCardNumber(id), chipNumber: null, bankCardToken: null })
      .where(eq(customerCards.id, id));
}

/**
 * Blocks the cards. Only the numbers of cards that were active are kept, so that vehicles refuse these cards while they
 * are valid.
 */
async function blockCards(transaction: Database, customerId: number): Promise<number> {
  const mine = eq(customerCards.customerId, customerId);
  const cards = await transaction.select().from(customerCards).where(mine);
  await forgetNumbers(
    transaction,
    cards.filter(({ state }) => state !== 'ACTIVE').map(({ id }) => id),
  );
  await transaction
    .update(customerCards)
    .set({ state: 'BLOCKED' })
    .where(and(mine, ne(customerCards.state, 'EXPIRED')));
  await transaction.update(customerCards).set({ contactMeIfCardFound: false, marketingConsent: false }).where(mine);
  return cards.length;
}

/** Removes the person's places and notes from the ledger; the amounts stay. */
async function blurLedger(transaction: Database, customerId: number): Promise<number> {
  const wallets = transaction
    .select({ id: eWallets.id })
    .from(eWallets)
    .innerJoin(customerCards, eq(customerCards.id, eWallets.cardId))
    .where(eq(customerCards.customerId, customerId));
  const blurred = await transaction
    .update(eWalletTransactions)
    .set({ address: null, lineNumber: null, note: null })
    .where(inArray(eWalletTransactions.eWalletId, wallets))
    .returning({ one: sql`1` });
  return blurred.length;
}

/**
 * Anonymises a customer and blocks their cards, unless another account is still linked to them.
 * @param transaction one that has ended the links of the deleted account
 */
export async function anonymiseCustomer(transaction: Database, customerId: number, now: Date): Promise<RowCounts> {
  const linked = await transaction.$count(accountLinks, eq(accountLinks.customerId, customerId));
  if (linked > 0) return { customers: 0, customer_cards: 0, e_wallet_transactions: 0 };
  await transaction
    .update(customers)
    .set({ ...nobody, lastName: `#${String(customerId)}`, anonymised: now })
    .where(eq(customers.id, customerId));
  return {
    customers: 1,
    customer_cards: await blockCards(transaction, customerId),
    e_wallet_transactions: await blurLedger(transaction, customerId),
  };
}

/**
 * Removes the numbers of anonymous customers' cards that expired before a day: no vehicle accepts these cards any more.
 */
export async function forgetExpiredNumbers(database: Database, today: string): Promise<void> {
  const expired = await database
    .select({ id: customerCards.id, cardNumber: customerCards.cardNumber })
    .from(customerCards)
    .innerJoin(customers, eq(customers.id, customerCards.customerId))
    .where(and(isNotNull(customers.anonymised), lt(customerCards.validTo, today)));
  const known = expired.filter(({ id, cardNumber }) => cardNumber !== anonymousCardNumber(id));
  await forgetNumbers(
    database,
    known.map(({ id }) => id),
  );
}
