import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { customerCards } from '../../platform/db/schema.ts';

/**
 * Makes a card active, and the main card of its customer.
 * @param transaction one that has locked the customer
 */
export async function makeActiveAndMain(
  transaction: Database,
  { cardId, customerId }: { readonly cardId: number; readonly customerId: number },
  now: Date,
): Promise<void> {
  // Two updates are needed: with one update, two cards could be the main card for a moment, which the unique index
  // refuses.
  await transaction
    .update(customerCards)
    .set({ main: false })
    .where(and(eq(customerCards.customerId, customerId), eq(customerCards.state, 'ACTIVE')));
  await transaction
    .update(customerCards)
    .set({ state: 'ACTIVE', main: true, issued: now })
    .where(eq(customerCards.id, cardId));
}
