import { isKept } from '../customers/active-card.ts';
import { lockCustomers } from '../customers/lock-customers.ts';
import type { Database } from '../db/database.ts';
import { and, eq } from '../db/orm.ts';
import { accountLinks, customerCards } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from '../http/route.ts';

export type LockedCard = typeof customerCards.$inferSelect;

/**
 * Locks a card that is linked to the account, and before it its customer: what is decided by one card then stays true of
 * the customer's other cards. Throws ApiError NOT_FOUND.
 * @param database a transaction
 */
export async function lockCard(database: Database, caller: Caller, cardId: number): Promise<LockedCard> {
  const [linked] = await database
    .select({ customerId: customerCards.customerId })
    .from(customerCards)
    .innerJoin(accountLinks, eq(accountLinks.customerId, customerCards.customerId))
    .where(and(eq(customerCards.id, cardId), eq(accountLinks.accountId, caller.accountId)));
  if (linked === undefined) throw new ApiError('NOT_FOUND');
  await lockCustomers(database, [linked.customerId]);
  const [card] = await database
    .select()
    .from(customerCards)
    .where(and(eq(customerCards.id, cardId), isKept()))
    .for('update');
  if (card === undefined) throw new ApiError('NOT_FOUND');
  return card;
}
