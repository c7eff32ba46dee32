import type { cancelOrder } from '../../contract/endpoints/orders.ts';
import type { Order } from '../../contract/entities/order.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/route.ts';
import { findOpenPayment } from '../payments/payment-store.ts';
import { refreshPayment } from '../payments/refresh-payment.ts';
import { findOwnOrder, readOrder } from './find-order.ts';
import { markCancelled } from './order-states.ts';

/**
 * Cancels a PENDING order. With an attempt under way the gateway is asked first: paid settles, and the order is not
 * pending any more; open may be cancelled, and money that comes later is given back; no answer, and nobody can tell.
 */
export async function cancel(call: Call<typeof cancelOrder>): Promise<Order> {
  const { database, caller, params, services, now } = call;
  const { id, state } = await findOwnOrder(database, caller.accountId, params.id);
  if (state !== 'PENDING') throw new ApiError('ORDER_NOT_PENDING');
  const open = await findOpenPayment(database, id);
  if (open !== undefined && open.gatewayPaymentId !== null) {
    const { status } = await refreshPayment(services, open, now);
    if (status?.state === 'UNKNOWN') throw new ApiError('PAYMENT_IN_PROGRESS');
  }
  if (!(await markCancelled(database, id))) throw new ApiError('ORDER_NOT_PENDING');
  return readOrder(call);
}
