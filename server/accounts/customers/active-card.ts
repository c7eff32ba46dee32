import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, isNull, sql } from '../../platform/db/orm.ts';
import type { SQL, SQLWrapper } from '../../platform/db/orm.ts';
import { customerCards } from '../../platform/db/schema.ts';

/** The cards that the customer has not deleted. */
export const isKept = (): SQL => isNull(customerCards.deleted);

/**
 * The order of cards: active cards before other cards. Of the active cards, the main card is the first, then the card
 * that was issued last.
 */
export const activeFirst = (): SQL[] => [
  desc(sql`${customerCards.state} = 'ACTIVE'`),
  desc(sql`${customerCards.state} = 'ACTIVE' and ${customerCards.main}`),
  sql`${customerCards.issued} desc nulls last`,
  desc(customerCards.id),
];

/** The id of a customer's active card, as an SQL expression; `customerId` may be a column of another table. */
export const selectActiveCardId = (database: Database, customerId: SQLWrapper | number) =>
  database
    .select({ id: customerCards.id })
    .from(customerCards)
    .where(and(eq(customerCards.customerId, customerId), eq(customerCards.state, 'ACTIVE')))
    .orderBy(...activeFirst())
    .limit(1);
