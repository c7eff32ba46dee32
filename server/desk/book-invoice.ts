import { orderTransitions } from '../../rules/order-transitions.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors/api-error.ts';
import { applyStep } from '../payments/apply-step.ts';
import type { OrderRow } from '../order-records/order-row.ts';

/**
 * Books the money of an invoice, also of one that has lapsed; it is delivered as an order paid by card.
 * @param transaction holds the order
 * Throws ApiError ORDER_NOT_PENDING, ORDER_NOT_PAYABLE.
 */
export async function bookInvoice(transaction: Database, order: OrderRow, now: Date): Promise<void> {
  const step = orderTransitions.bookInvoice(order);
  if ('refusal' in step) throw new ApiError(step.refusal);
  await applyStep(transaction, { order, step, now });
}
