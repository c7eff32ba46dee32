import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { orders } from '../../platform/db/schema.ts';

/** An order as it is stored; prices in minor units. */
export type OrderRow = typeof orders.$inferSelect;

/**
 * Locks an order until the transaction ends. Every change of an order or its payments locks it first. Orders are never
 * deleted, so an id that the caller has read always has a row.
 */
export async function lockOrder(transaction: Database, id: number): Promise<OrderRow> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
  if (order === undefined) throw new Error(`order ${String(id)} does not exist`);
  return order;
}
