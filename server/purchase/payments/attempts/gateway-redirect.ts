import * as v from 'valibot';
import { InitPayment } from '#contract/entities/payment.ts';
import type { Gateway, InitResult, PaymentAttempt } from '#server/platform/services/gateways.ts';
import type { OrderRow } from '../../order-records/order-row.ts';
import { findPayment } from '../payment-store.ts';
import type { Attempt, AttemptCall } from './attempt.ts';

export type Numbered = Pick<OrderRow, 'number'>;

/** An attempt as the gateway needs it. */
export const attemptOf = (call: AttemptCall, order: Numbered, payment: Attempt): PaymentAttempt => ({
  orderNumber: payment.orderNumber,
  merchantOrderNumber: order.number,
  amount: payment.amount,
  currency: payment.currency,
  language: call.locale,
  returnUrl: `${call.services.configuration.publicUrl}/payment-return`,
});

/** The redirect to the gateway as the contract has it; `paymentId` is the shop's id. */
export const answerOf = ({ paymentId: _, ...begun }: InitResult, payment: Attempt): InitPayment => ({
  ...begun,
  paymentId: payment.id,
  paymentStatus: 'PENDING',
});

/** The gateway of an attempt. */
export const gatewayOf = (call: AttemptCall, payment: Attempt): Gateway =>
  call.services.gateways.byName(payment.gateway);

/** The stored answer for a key while the payer has not followed it; undefined later, since its page may be closed. */
export async function keptRedirect(call: AttemptCall, body: unknown): Promise<InitPayment | undefined> {
  const answer = v.parse(InitPayment, body);
  const payment = await findPayment(call.database, answer.paymentId);
  return payment?.state === 'CREATED' ? answer : undefined;
}
