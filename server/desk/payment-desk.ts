import { returnInvoice, unsettledPayments } from '#contract/endpoints/payment-desk.ts';
import { orderTransitions } from '#rules/order-transitions.ts';
import type { Database } from '../platform/db/database.ts';
import { eq } from '../platform/db/orm.ts';
import { orders } from '../platform/db/schema.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import { route } from '../platform/http/route.ts';
import type { Route } from '../platform/http/route.ts';
import { lockOrder } from '../purchase/order-records/order-row.ts';
import { applyStep } from '../purchase/payments/apply-step.ts';
import { readUnsettled } from './read-unsettled.ts';

/** Records that the operator has returned the money of an invoice. Throws ApiError NOT_FOUND, PAYMENT_NOT_REVERSIBLE. */
async function bookReturn(transaction: Database, number: number, now: Date): Promise<undefined> {
  const [found] = await transaction.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
  if (found === undefined) throw new ApiError('NOT_FOUND');
  const order = await lockOrder(transaction, found.id);
  const step = orderTransitions.returnedByHand(order);
  if ('refusal' in step) throw new ApiError(step.refusal);
  await applyStep(transaction, { order, step, detail: { reason: 'BY_HAND' }, now });
  return undefined;
}

/** The staff's calls about money: the report of unsettled payments, and money that was returned by hand. */
export const paymentDeskRoutes: readonly Route[] = [
  route(unsettledPayments, 'read', ({ database, query, now }) => readUnsettled(database, query, now)),
  route(returnInvoice, 'write', ({ database, params, now }) => bookReturn(database, params.number, now)),
];
