import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orders } from '../db/schema.ts';

/** An order as its table holds it; prices in minor units. */
export type OrderRow = typeof orders.$inferSelect;

/**
 * Locks an order until the transaction ends; every change of an order or its payments locks it first. Undefined: no
 * such order.
 */
export async function lockOrder(transaction: Database, id: number): Promise<OrderRow | undefined> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}
