import type { ItemPayload } from '#contract/entities/shopping-cart.ts';
import { sql } from './orm.ts';
import type { SQL } from './orm.ts';

/** An id in the payload of an item of a cart or an order, whose row has the alias `item`; null = the item has none. */
export const payloadId = (name: keyof ItemPayload): SQL<number | null> =>
  sql<number | null>`(item.payload->>${sql.raw(`'${name}'`)})::integer`;
