import type { ItemPayload } from '#contract/entities/shopping-cart.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/orm.ts';
import { cartItems, orderItems } from '../platform/db/schema.ts';
import { ApiError } from '../platform/errors/api-error.ts';

type Named = Pick<ItemPayload, 'ticketCombinationId' | 'customerProfileId' | 'tariffProfileId'> & {
  readonly zone?: Pick<NonNullable<ItemPayload['zone']>, 'id'>;
};

/**
 * Throws ApiError IN_USE if an item of a cart or an order refers to the row. No foreign key prevents this, because the
 * reference is inside of the item's payload.
 */
export async function refuseWhenBought(database: Database, named: Named): Promise<void> {
  const part = JSON.stringify(named);
  for (const table of [cartItems, orderItems]) {
    const [item] = await database
      .select({ id: table.id })
      .from(table)
      .where(sql`${table.payload} @> ${part}::jsonb`)
      .limit(1);
    if (item !== undefined) throw new ApiError('IN_USE');
  }
}
