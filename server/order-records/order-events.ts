import type { Database } from '../db/database.ts';
import { orderEvents } from '../db/schema.ts';
import type { OrderEventKind } from '../../contract/enumerations.ts';

interface OrderEvent {
  readonly orderId: number;
  readonly kind: OrderEventKind;
  readonly at: Date;
  readonly paymentId?: number;
  /** What the line names: codes and numbers, nothing personal. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** Writes a line into an order's history, in the transaction of the change that it tells. */
export async function recordOrderEvent(transaction: Database, { detail = {}, ...event }: OrderEvent): Promise<void> {
  await transaction.insert(orderEvents).values({ ...event, detail });
}
