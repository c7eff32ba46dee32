import { sql } from '../../platform/db/orm.ts';
import { customerCards, ticketFares } from '../../platform/db/schema.ts';

/** Of the customer's cards a new one follows without a gap: it is valid, being made, or about to be handed over. */
export const cardIsReplaced = sql`exists (
  select 1 from ${customerCards} as successor
  where successor.customer_id = ${customerCards.customerId} and successor.id <> ${customerCards.id}
    and successor.deleted is null
    and successor.state in ('ACTIVE', 'IN_PROGRESS', 'NOT_ISSUED')
    and successor.valid_from <= ${customerCards.validTo} + 1 and successor.valid_to > ${customerCards.validTo}
)`;

/** A ticket of the same card follows the ticket without a gap. */
export const ticketIsFollowed = sql`exists (
  select 1 from ${ticketFares} as successor
  where successor.card_id = ${ticketFares.cardId} and successor.id <> ${ticketFares.id} and not successor.cancelled
    and successor.valid_from <= ${ticketFares.validTo} + 1 and successor.valid_to > ${ticketFares.validTo}
)`;
