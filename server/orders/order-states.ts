import { and, eq } from 'drizzle-orm';
import type { OrderState } from '../../contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import { orders } from '../db/schema.ts';
import { enqueue } from '../outbox/enqueue.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Holds an order until the transaction ends. Whoever changes an order or its payments holds the order first. */
export async function lockOrder(transaction: Database, id: number): Promise<OrderRow | undefined> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

async function move(
  database: Database,
  id: number,
  from: OrderState,
  change: Partial<Pick<OrderRow, 'state' | 'settledAt'>>,
): Promise<boolean> {
  const moved = await database
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, id), eq(orders.state, from)))
    .returning({ id: orders.id });
  return moved.length > 0;
}

/**
 * A pending order is paid, and its delivery and mail written down with it (PAY-05). False when it was not pending.
 * @param transaction what commits both or neither
 */
export async function markPaid(transaction: Database, id: number, now: Date): Promise<boolean> {
  const won = await move(transaction, id, 'PENDING', { state: 'PAID', settledAt: now });
  if (won) await enqueue(transaction, ['DELIVER_ORDER', 'MAIL_ORDER_PAID'], id, now);
  return won;
}

/** False when the order was not pending (any more). */
export const markCancelled = (database: Database, id: number): Promise<boolean> =>
  move(database, id, 'PENDING', { state: 'CANCELLED' });

/** The money of a cancelled order was given back. */
export const markReturned = (database: Database, id: number): Promise<boolean> =>
  move(database, id, 'CANCELLED', { state: 'RETURNED' });
