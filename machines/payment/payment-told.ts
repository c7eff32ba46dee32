import type { PaymentResult } from '../../contract/entities/payment.ts';

/**
 * How a payment is told: `paid`; `paidOtherwise`, its order is, but not by it; `begun`, nothing was taken and the way to
 * the gateway is open; `unpaid`, it is over and its order waits for another; `unknown`, with the way back to the gateway;
 * `unknownElsewhere`, without it; `returning` and `returned`, its money; `closed`, nothing was taken and nothing is to be
 * paid any more.
 */
export type PaymentTold =
  | 'paid'
  | 'paidOtherwise'
  | 'begun'
  | 'unpaid'
  | 'unknown'
  | 'unknownElsewhere'
  | 'returning'
  | 'returned'
  | 'closed';

type Told = Pick<PaymentResult, 'charged' | 'next' | 'resumable'>;

/** What the shop's books say of a payment, as one of the sentences for it. */
export function paymentTold({ charged, next, resumable }: Told): PaymentTold {
  if (charged === 'UNKNOWN' || next === 'WAIT') return resumable ? 'unknown' : 'unknownElsewhere';
  if (next === 'RETURNING') return 'returning';
  if (charged === 'RETURNED') return 'returned';
  if (next === 'DELIVERED' || next === 'DELIVERING') return charged === 'YES' ? 'paid' : 'paidOtherwise';
  if (next === 'CONTINUE') return 'begun';
  return next === 'PAY_AGAIN' ? 'unpaid' : 'closed';
}
