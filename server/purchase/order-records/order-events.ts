import type { OrderEventKind } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { orderEvents } from '../../platform/db/schema.ts';

interface OrderEvent {
  readonly orderId: number;
  readonly kind: OrderEventKind;
  readonly at: Date;
  readonly paymentId?: number;
  /** Codes and numbers that the history line shows; no personal data. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** Adds a line to an order's history, in the transaction of the change that it describes. */
export async function recordOrderEvent(transaction: Database, { detail = {}, ...event }: OrderEvent): Promise<void> {
  await transaction.insert(orderEvents).values({ ...event, detail });
}
