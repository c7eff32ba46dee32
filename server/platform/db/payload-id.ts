import type { ItemPayload } from '#contract/entities/shopping-cart.ts';
import { sql } from './orm.ts';
import type { SQL } from './orm.ts';

/**
 * An id in the payload of a cart item or an order item, whose row has the alias `item`; null = the payload has no such
 * id.
 */
export const payloadId = (name: keyof ItemPayload): SQL<number | null> =>
  sql<number | null>`(item.payload->>${sql.raw(`'${name}'`)})::integer`;
