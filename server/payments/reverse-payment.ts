import type { Database } from '../db/database.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import { lockOrder, markReturned } from '../orders/order-states.ts';
import type { Services } from '../services.ts';
import { findPayment, movePayment, recordEvent } from './payment-store.ts';
import type { Payment } from './payment-store.ts';

/** Books a payment as given back, once; a cancelled order whose money was taken is RETURNED by that. */
async function markReversed(
  database: Database,
  payment: Payment,
  detail: Readonly<Record<string, string>>,
  now: Date,
): Promise<Payment> {
  return database.transaction(async (transaction) => {
    await lockOrder(transaction, payment.orderId);
    const reversed = await movePayment(transaction, payment.id, ['REVERSING'], { state: 'REVERSED', settledAt: now });
    if (reversed === undefined) return (await findPayment(transaction, payment.id)) ?? payment;
    await recordEvent(transaction, { paymentId: payment.id, kind: 'REVERSED', at: now, detail: { ...detail } });
    await markReturned(transaction, payment.orderId);
    return reversed;
  });
}

/**
 * Has the gateway give a REVERSING payment back. May be tried by several at once and again: the gateway gives it back
 * once. To be called outside of a transaction. Throws GatewayUnavailable when it is not known to be given back.
 */
export async function reverseAtGateway(services: Services, payment: Payment, now: Date): Promise<Payment> {
  if (payment.state !== 'REVERSING' || payment.gatewayPaymentId === null) return payment;
  const status = await services.gateways.byName(payment.gateway).reverse(payment.gatewayPaymentId);
  if (status.state !== 'REVERSED') throw new GatewayUnavailable('the payment was not given back');
  return markReversed(services.database, payment, status.detail, now);
}
