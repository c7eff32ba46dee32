import type { cancelOrder } from '#contract/endpoints/orders.ts';
import type { Order } from '#contract/entities/order.ts';
import type { Sent } from '#contract/values.ts';
import { orderTransitions } from '#rules/order-transitions.ts';
import type { MoneyStep } from '#rules/payment-transitions.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { findOwnOrder, readOrder } from '../order-records/find-order.ts';
import { lockOrder } from '../order-records/order-row.ts';
import type { OrderRow } from '../order-records/order-row.ts';
import { applyStep } from '../payments/apply-step.ts';
import { findPayments } from '../payments/payment-store.ts';
import { refreshPayment } from '../payments/refresh-payment.ts';

type CancelCall = Call<typeof cancelOrder>;

/** The step that cancels the order. Throws ApiError when the rules refuse it. */
function cancelStep(order: OrderRow, report: 'UNKNOWN' | null): MoneyStep {
  const step = orderTransitions.cancel(order, report);
  if ('refusal' in step) throw new ApiError(step.refusal);
  return step;
}

/**
 * Asks the gateway about the attempts that may still be paid, and settles them by its answers. If the gateway does not
 * answer about one attempt, the result is UNKNOWN. Attempts without a gateway id are skipped, because their payers were
 * not sent to the gateway yet.
 */
async function askAboutAttempts({ database, services, now }: CancelCall, orderId: number): Promise<'UNKNOWN' | null> {
  for (const payment of await findPayments(database, orderId)) {
    if (payment.gatewayPaymentId === null) continue;
    const { status } = await refreshPayment(services, payment, now);
    if (status?.state === 'UNKNOWN') return 'UNKNOWN';
  }
  return null;
}

/**
 * Cancels a PENDING order. When an attempt may still be paid, the gateway is asked first. If the attempt is paid, it is
 * settled, and the order is not pending any more. If the attempt is open, the order is cancelled, and money that arrives
 * later is returned. Without a trustworthy answer the order cannot be cancelled. Throws ApiError.
 */
export async function cancel(call: CancelCall): Promise<Sent<typeof Order>> {
  const { database, caller, params, now } = call;
  const order = await findOwnOrder(database, caller.accountId, params.id);
  cancelStep(order, null);
  const report = await askAboutAttempts(call, order.id);
  await database.transaction(async (transaction) => {
    const held = await lockOrder(transaction, order.id);
    await applyStep(transaction, { order: held, step: cancelStep(held, report), now });
  });
  return readOrder(call);
}
