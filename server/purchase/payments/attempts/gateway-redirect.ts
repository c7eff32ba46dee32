import * as v from 'valibot';
import { InitPayment } from '#contract/entities/payment.ts';
import type { Sent } from '#contract/values.ts';
import type { Gateway, InitResult, PaymentAttempt } from '#server/platform/services/gateways.ts';
import type { OrderRow } from '../../order-records/order-row.ts';
import { findPayment } from '../payment-store.ts';
import type { Attempt, AttemptCall } from './attempt.ts';

export type Numbered = Pick<OrderRow, 'number'>;

/** An attempt in the form that the gateway needs. */
export const attemptOf = (call: AttemptCall, order: Numbered, payment: Attempt): PaymentAttempt => ({
  orderNumber: payment.orderNumber,
  merchantOrderNumber: order.number,
  amount: payment.amount,
  currency: payment.currency,
  language: call.locale,
  returnUrl: `${call.services.configuration.publicUrl}/payment-return`,
});

/** The redirect to the gateway in the form of the contract; `paymentId` is the shop's id. */
export const answerOf = ({ paymentId: _, ...begun }: InitResult, payment: Attempt): Sent<typeof InitPayment> => ({
  ...begun,
  paymentId: payment.id,
  paymentStatus: 'PENDING',
});

/** The gateway of an attempt. */
export const gatewayOf = (call: AttemptCall, payment: Attempt): Gateway =>
  call.services.gateways.byName(payment.gateway);

/**
 * The response that is stored for a key; undefined if the payer has already reached the gateway, because the gateway may
 * refuse to show the same page again.
 */
export async function readStoredRedirect(
  call: AttemptCall,
  body: unknown,
): Promise<Sent<typeof InitPayment> | undefined> {
  const answer = v.parse(InitPayment, body);
  if (answer.paymentId === null) return undefined;
  const payment = await findPayment(call.database, answer.paymentId);
  return payment?.state === 'CREATED' ? { ...answer, paymentStatus: 'PENDING' } : undefined;
}
