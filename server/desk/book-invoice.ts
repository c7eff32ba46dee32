import { orderTransitions } from '#rules/order-transitions.ts';
import type { Database } from '../platform/db/database.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import type { OrderRow } from '../purchase/order-records/order-row.ts';
import { applyStep } from '../purchase/payments/apply-step.ts';

/**
 * Books the payment of an invoice, also for an order that has expired; the order is then delivered like one paid by
 * card.
 * @param transaction has locked the order Throws ApiError ORDER_NOT_PENDING, ORDER_NOT_PAYABLE.
 */
export async function bookInvoice(transaction: Database, order: OrderRow, now: Date): Promise<void> {
  const step = orderTransitions.bookInvoice(order);
  if ('refusal' in step) throw new ApiError(step.refusal);
  await applyStep(transaction, { order, step, now });
}
