import { and, eq, inArray, sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import type { cartItems, orderItems } from '../../platform/db/schema.ts';

/** The number of the reclamation that a fee item belongs to. */
export const reclamationNumberOf = (items: typeof cartItems | typeof orderItems): SQL<string> =>
  sql<string>`${items.payload}->>'reclamationNumber'`;

/** The condition that an item of a cart or of an order is the fee of one of these reclamations. */
export const isFeeOfReclamation = (
  items: typeof cartItems | typeof orderItems,
  numbers: readonly string[],
): SQL | undefined => and(eq(items.type, 'RECLAMATION'), inArray(reclamationNumberOf(items), [...numbers]));
