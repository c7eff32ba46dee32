import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { accountLinks, customerCards } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { NumberSetting } from '../../platform/settings/number-settings.ts';
import { lockCustomers } from '../customers/lock-customers.ts';

/** The account's own customer; undefined if it has none. */
export async function registeredCustomer(database: Database, accountId: number): Promise<number | undefined> {
  const [link] = await database
    .select({ customerId: accountLinks.customerId })
    .from(accountLinks)
    .where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.type, 'REGISTERED')));
  return link?.customerId;
}

async function hasActiveCard(database: Database, customerId: number): Promise<boolean> {
  const card = and(eq(customerCards.customerId, customerId), eq(customerCards.state, 'ACTIVE'));
  return (await database.$count(customerCards, card)) > 0;
}

/**
 * Checks that an account may manage a customer's card: the customer has their own account and an active card, the
 * account has no link to the customer yet, and the maximum number of managing accounts is not reached. Locks the
 * customer, so that accounts that agree at the same time cannot exceed the maximum. Throws ApiError
 * INVALID_CUSTOMER_CARD, CARD_ALREADY_MANAGED, MAXIMUM_ACCOUNTS_REACHED.
 */
export async function checkManaging(
  transaction: Database,
  customerId: number,
  accountId: number,
  numbers: Readonly<Record<NumberSetting, number>>,
): Promise<void> {
  await lockCustomers(transaction, [customerId]);
  const links = await transaction.select().from(accountLinks).where(eq(accountLinks.customerId, customerId));
  const isOwned = links.some(({ type }) => type === 'REGISTERED');
  if (!isOwned || !(await hasActiveCard(transaction, customerId))) throw new ApiError('INVALID_CUSTOMER_CARD');
  if (links.some((link) => link.accountId === accountId)) throw new ApiError('CARD_ALREADY_MANAGED');
  const managing = links.filter(({ type }) => type === 'MANAGED');
  if (managing.length >= numbers.MAXIMUM_MANAGING_ACCOUNTS) throw new ApiError('MAXIMUM_ACCOUNTS_REACHED');
}
