import * as v from 'valibot';
import { InitPayment } from '../../../contract/entities/payment.ts';
import type { Gateway, InitResult, PaymentAttempt } from '../../gateways/gateways.ts';
import { findPayment } from '../payment-store.ts';
import type { Attempt, AttemptCall } from './attempt.ts';
import type { OrderRow } from '../../order-records/order-row.ts';

export type Numbered = Pick<OrderRow, 'number'>;

export const attemptOf = (call: AttemptCall, order: Numbered, payment: Attempt): PaymentAttempt => ({
  orderNumber: payment.orderNumber,
  merchantOrderNumber: order.number,
  amount: payment.amount,
  currency: payment.currency,
  language: call.locale,
  returnUrl: `${call.services.configuration.publicUrl}/payment-return`,
});

/** The way to the gateway as the contract has it; `paymentId` is the shop's own. */
export const answerOf = ({ paymentId: _, ...way }: InitResult, payment: Attempt): InitPayment => ({
  ...way,
  paymentId: payment.id,
  paymentStatus: 'PENDING',
});

export const gatewayOf = (call: AttemptCall, payment: Attempt): Gateway =>
  call.services.gateways.byName(payment.gateway);

/** The answer that was given for the key, as long as nobody has followed it: later it leads to a page that is over. */
export async function keptWay(call: AttemptCall, body: unknown): Promise<InitPayment | undefined> {
  const answer = v.parse(InitPayment, body);
  const payment = await findPayment(call.database, answer.paymentId);
  return payment?.state === 'CREATED' ? answer : undefined;
}
