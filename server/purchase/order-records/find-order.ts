import type { order } from '#contract/endpoints/orders.ts';
import type { Order } from '#contract/entities/order.ts';
import type { Sent } from '#contract/values.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { orders } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import type { OrderRow } from './order-row.ts';
import { viewOrder } from './order-view.ts';

/** The account's order. Throws ApiError NOT_FOUND when it does not exist or belongs to another account. */
export async function findOwnOrder(database: Database, accountId: number, id: number): Promise<OrderRow> {
  const [found] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.accountId, accountId)));
  if (found === undefined) throw new ApiError('NOT_FOUND');
  return found;
}

interface ViewCall extends Pick<Call<typeof order>, 'database' | 'caller' | 'locale'> {
  readonly params: { readonly id: number };
}

/** The account's order with its items. Throws ApiError NOT_FOUND. */
export async function readOrder({ database, caller, params, locale }: ViewCall): Promise<Sent<typeof Order>> {
  const row = await findOwnOrder(database, caller.accountId, params.id);
  return viewOrder(database, row, locale);
}
