import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { accountLinks, customerCards } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Caller } from '../../platform/http/route.ts';
import { isKept } from '../customers/active-card.ts';
import { lockCustomers } from '../customers/lock-customers.ts';

export type LockedCard = typeof customerCards.$inferSelect;

/**
 * Locks the customer of a card that is linked to the account, and then the card. So decisions about one card also hold
 * for the customer's other cards. Throws ApiError NOT_FOUND.
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
