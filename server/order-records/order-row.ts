import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orders } from '../db/schema.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Holds an order until the transaction ends. Whoever changes an order or its payments holds the order first. */
export async function lockOrder(transaction: Database, id: number): Promise<OrderRow | undefined> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}
