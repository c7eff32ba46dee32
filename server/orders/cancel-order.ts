import type { cancelOrder } from '../../contract/endpoints/orders.ts';
import type { Order } from '../../contract/entities/order.ts';
import type { GatewayReport } from '../../contract/enumerations.ts';
import { orderTransitions } from '../../rules/order-transitions.ts';
import type { MoneyStep } from '../../rules/payment-transitions.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Call } from '../http/route.ts';
import { applyStep } from '../payments/apply-step.ts';
import { findPayments, isOpen } from '../payments/payment-store.ts';
import type { Payment } from '../payments/payment-store.ts';
import { refreshPayment } from '../payments/refresh-payment.ts';
import { reportOf } from '../payments/settle-payment.ts';
import { findOwnOrder, readOrder } from '../order-records/find-order.ts';
import { lockOrder } from '../order-records/order-row.ts';
import type { OrderRow } from '../order-records/order-row.ts';

type CancelCall = Call<typeof cancelOrder>;

/** The step that cancels the order; throws ApiError where the rules refuse. */
function cancelling(order: OrderRow, report: GatewayReport | null): MoneyStep {
  const step = orderTransitions.cancel(order, report);
  if ('refusal' in step) throw new ApiError(step.refusal);
  return step;
}

/** Whether money of an attempt may still come: it is under way, or was given up by time alone and is watched. */
const isAskedAbout = (payment: Payment): boolean =>
  payment.gatewayPaymentId !== null && (isOpen(payment) || payment.nextCheckAt !== null);

/**
 * What the gateway says just now of the attempts whose money may still come; silence about one outweighs the others.
 * Null = there is none, or the payer was sent nowhere yet.
 */
async function askAboutAttempts(
  { database, services, now }: CancelCall,
  orderId: number,
): Promise<GatewayReport | null> {
  let told: GatewayReport | null = null;
  for (const payment of (await findPayments(database, orderId)).filter(isAskedAbout)) {
    const { status } = await refreshPayment(services, payment, now);
    if (status?.state === 'UNKNOWN') return 'UNKNOWN';
    if (status !== undefined) told = reportOf(status);
  }
  return told;
}

/**
 * Cancels a PENDING order. Where money may still come the gateway is asked first: paid settles, and the order is not
 * pending any more; open may be cancelled, and money that comes later is given back; no answer, and nobody can tell.
 */
export async function cancel(call: CancelCall): Promise<Order> {
  const { database, caller, params, now } = call;
  const order = await findOwnOrder(database, caller.accountId, params.id);
  cancelling(order, null);
  const report = await askAboutAttempts(call, order.id);
  await database.transaction(async (transaction) => {
    const held = await lockOrder(transaction, order.id);
    if (held === undefined) throw new ApiError('NOT_FOUND');
    await applyStep(transaction, { order: held, step: cancelling(held, report), now });
  });
  return readOrder(call);
}
