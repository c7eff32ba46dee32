import type { PaymentResult } from '#contract/entities/payment.ts';
import { unknownName } from '#contract/values.ts';

type Told = Pick<PaymentResult, 'charged' | 'next'>;
type Known = { readonly [Name in keyof Told]: NonNullable<Told[Name]> };

/** The result of a payment, with everything that follows from its status if the back end tells nothing more. */
export type ToldResult = PaymentResult & Known;

const unpaid: Known = { charged: 'NO', next: 'PAY_AGAIN' };
const undecided: Known = { charged: 'UNKNOWN', next: 'WAIT' };

const meanings: Readonly<Record<PaymentResult['paymentStatus'], Known>> = {
  PAID: { charged: 'YES', next: 'DELIVERED' },
  PENDING: undecided,
  PROCESSING: undecided,
  CANCELLED: unpaid,
  REJECTED: unpaid,
  RETURNED: { charged: 'RETURNED', next: 'CLOSED' },
  [unknownName]: { charged: 'UNKNOWN', next: unknownName },
};

/** The specification's answer has only `paymentStatus` (PAY-02). */
export function toldResult(result: PaymentResult): ToldResult {
  const { charged, next } = meanings[result.paymentStatus];
  return { ...result, charged: result.charged ?? charged, next: result.next ?? next };
}
