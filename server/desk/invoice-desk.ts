import { bookInvoice as bookInvoiceEndpoint, deskInvoices } from '#contract/endpoints/invoice-desk.ts';
import { orderTransitions } from '#rules/order-transitions.ts';
import type { Database } from '../platform/db/database.ts';
import { eq } from '../platform/db/orm.ts';
import { orders } from '../platform/db/schema.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import { route, type Route } from '../platform/http/route.ts';
import type { Services } from '../platform/services/services.ts';
import { findInvoice } from '../purchase/invoices/find-invoice.ts';
import { lockOrder } from '../purchase/order-records/order-row.ts';
import type { OrderRow } from '../purchase/order-records/order-row.ts';
import { applyStep } from '../purchase/payments/apply-step.ts';
import { findPayments } from '../purchase/payments/payment-store.ts';
import { bookInvoice } from './book-invoice.ts';
import { listInvoices } from './list-invoices.ts';

/**
 * If the order has an invoice but the customer has changed its payment type to card, changes the payment type back to
 * invoice. Returns the changed order. Throws ApiError ORDER_NOT_PAYABLE without an invoice, PAYMENT_IN_PROGRESS while an
 * attempt is open.
 */
async function changeToInvoice(transaction: Database, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.paymentType === 'INVOICE') return order;
  if ((await findInvoice(transaction, order.id)) === undefined) throw new ApiError('ORDER_NOT_PAYABLE');
  const attempts = await findPayments(transaction, order.id);
  const states = attempts.map(({ state }) => state);
  const step = orderTransitions.changePaymentType(order, 'INVOICE', states);
  if ('refusal' in step) throw new ApiError(step.refusal);
  await applyStep(transaction, { order, step, now, detail: { paymentType: 'INVOICE' } });
  return { ...order, ...step.order };
}

/**
 * Books the payment of an invoice by the number of its order. Throws ApiError NOT_FOUND and the errors of `bookInvoice`.
 */
export async function bookByNumber({ database, wakeOutbox }: Services, number: number, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const [found] = await transaction.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
    if (found === undefined) throw new ApiError('NOT_FOUND');
    const order = await lockOrder(transaction, found.id);
    await bookInvoice(transaction, await changeToInvoice(transaction, order, now), now);
  });
  wakeOutbox();
}

export const invoiceDeskRoutes: readonly Route[] = [
  route(deskInvoices, 'read', listInvoices),
  route(bookInvoiceEndpoint, 'own', async ({ services, params, now }) => {
    await bookByNumber(services, params.number, now);
    return undefined;
  }),
];
