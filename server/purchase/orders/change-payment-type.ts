import type { changePaymentType } from '#contract/endpoints/orders.ts';
import type { Order } from '#contract/entities/order.ts';
import type { Sent } from '#contract/values.ts';
import { orderTransitions } from '#rules/order-transitions.ts';
import { refuseUndeliverable } from '../../applications/delivery-obstacles/refuse-undeliverable.ts';
import type { Database } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { findOwnOrder, readOrder } from '../order-records/find-order.ts';
import { lockOrder } from '../order-records/order-row.ts';
import { readOrderItems } from '../order-records/order-view.ts';
import { applyStep } from '../payments/apply-step.ts';
import { findOpenPayment, findPayments } from '../payments/payment-store.ts';
import { refreshPayment } from '../payments/refresh-payment.ts';
import { refuseType } from './payable-by.ts';

type ChangeCall = Call<typeof changePaymentType>;

async function change(call: ChangeCall, transaction: Database): Promise<void> {
  const { params, body, now } = call;
  const { paymentType } = body;
  const order = await lockOrder(transaction, params.id);
  const attempts = await findPayments(transaction, order.id);
  const states = attempts.map(({ state }) => state);
  const step = orderTransitions.changePaymentType(order, paymentType, states);
  if ('refusal' in step) throw new ApiError(step.refusal);
  if (order.paymentType === paymentType) return;
  await refuseType({ ...call, database: transaction }, paymentType, await readOrderItems(transaction, [order.id]));
  await refuseUndeliverable({ ...call, database: transaction }, order);
  await applyStep(transaction, { order, step, now, detail: { paymentType } });
  if (paymentType === 'INVOICE') await issueInvoice({ ...call, database: transaction }, order.id);
}

/**
 * Changes the payment type of a pending order (our addition). The gateway is asked first about an open attempt, as
 * before a cancellation; the change is refused while the attempt is open. The same payment type changes nothing. Throws
 * ApiError.
 */
export async function changeType(call: ChangeCall): Promise<Sent<typeof Order>> {
  const { database, caller, params, services, now } = call;
  const { id } = await findOwnOrder(database, caller.accountId, params.id);
  const open = await findOpenPayment(database, id);
  if (open !== undefined && open.gatewayPaymentId !== null) await refreshPayment(services, open, now);
  await database.transaction((transaction) => change(call, transaction));
  services.wakeOutbox();
  return readOrder(call);
}
