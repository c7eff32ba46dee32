import { sql } from '../../platform/db/orm.ts';
import { customerCards, ticketFares } from '../../platform/db/schema.ts';

/**
 * Whether a new card of the customer follows the card without a gap: the new card is valid, being made, or ready to be
 * handed over.
 */
export const cardIsReplaced = sql`exists (
  select 1 from ${customerCards} as successor
  where successor.customer_id = ${customerCards.customerId} and successor.id <> ${customerCards.id}
    and successor.deleted is null
    and successor.state in ('ACTIVE', 'IN_PROGRESS', 'NOT_ISSUED')
    and successor.valid_from <= ${customerCards.validTo} + 1 and successor.valid_to > ${customerCards.validTo}
)`;

/** Whether another ticket on the same card follows the ticket without a gap. */
export const ticketIsFollowed = sql`exists (
  select 1 from ${ticketFares} as successor
  where successor.card_id = ${ticketFares.cardId} and successor.id <> ${ticketFares.id} and not successor.cancelled
    and successor.valid_from <= ${ticketFares.validTo} + 1 and successor.valid_to > ${ticketFares.validTo}
)`;
