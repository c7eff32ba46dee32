import * as v from 'valibot';
import type { Database } from '#server/platform/db/database.ts';
import { isFresh } from '../../gateway-time.ts';
import type { Verifier } from '../../rsa.ts';
import { findPayment, move, paid, reversed, settledWithBank } from '../../simulation/books.ts';
import type { SimulatedPayment } from '../../simulation/books.ts';
import { csobBooks } from './csob-merchant.ts';
import type { CsobReply } from './csob-reply.ts';
import { PaymentRequest, refusal } from './csob-request.ts';

const ok = { resultCode: 0, resultMessage: 'OK' };

export interface Caller {
  readonly merchantId: string;
  readonly verify: Verifier;
  readonly now: Date;
}

/** The payment of a signed message, or the reply that refuses the message. */
export async function readPayment(
  database: Database,
  message: unknown,
  { merchantId, verify, now }: Caller,
): Promise<{ payment: SimulatedPayment } | { reply: CsobReply } | 'WRONG_SIGNATURE'> {
  const parsed = v.safeParse(PaymentRequest, message);
  if (!parsed.success) return { reply: refusal(parsed.issues) };
  const { payId, dttm, signature } = parsed.output;
  if (!verify(`${parsed.output.merchantId}|${payId}|${dttm}`, signature)) return 'WRONG_SIGNATURE';
  if (parsed.output.merchantId !== merchantId || !isFresh(dttm, now)) {
    return { reply: { payId, resultCode: 110, resultMessage: 'Invalid parameter: merchantId or dttm' } };
  }
  const payment = await findPayment(database, csobBooks, payId, now);
  return payment === undefined
    ? { reply: { payId, resultCode: 140, resultMessage: 'Payment not found' } }
    : { payment };
}

/**
 * payment/status, payment/reverse and payment/refund, according to the state table of eAPI 1.8. The answer is 150 if the
 * state does not allow the operation.
 */
export async function operate(
  database: Database,
  operation: 'status' | 'reverse' | 'refund',
  payment: SimulatedPayment,
): Promise<CsobReply> {
  const payId = payment.paymentId;
  if (operation === 'status') return { payId, ...ok, paymentStatus: payment.status };
  const moved =
    operation === 'reverse'
      ? await move(database, payment, [4, paid], { status: reversed })
      : await move(database, payment, [settledWithBank], { status: csobBooks.states.refunded });
  return moved === undefined
    ? { payId, resultCode: 150, resultMessage: 'Payment not in valid state', paymentStatus: payment.status }
    : { payId, ...ok, paymentStatus: moved.status };
}
