import { orderTransitions } from '#rules/order-transitions.ts';
import type { Database } from '../platform/db/database.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import type { OrderRow } from '../purchase/order-records/order-row.ts';
import { applyStep } from '../purchase/payments/apply-step.ts';

/**
 * Books the payment of an invoice, also for an order that has expired. The order is then delivered like an order paid by
 * card. Throws ApiError ORDER_NOT_PENDING, ORDER_NOT_PAYABLE.
 * @param transaction one that has locked the order
 */
export async function bookInvoice(transaction: Database, order: OrderRow, now: Date): Promise<void> {
  const step = orderTransitions.bookInvoice(order);
  if ('refusal' in step) throw new ApiError(step.refusal);
  await applyStep(transaction, { order, step, now });
}
