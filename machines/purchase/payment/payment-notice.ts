import { unknownName } from '#contract/values.ts';
import type { ToldResult } from './told-result.ts';

/**
 * The sentence about a payment:
 * - `paid`
 * - `paidOtherwise`: the order is paid, but by another payment
 * - `begun`: nothing was charged, and the person can go to the gateway again
 * - `unpaid`: the payment has ended, and the order needs another payment
 * - `unknown`: undecided, and the person can go to the gateway again
 * - `unknownElsewhere`: undecided, and the person cannot go to the gateway again
 * - `returning`, `returned`: the money is being refunded, or is refunded
 * - `closed`: nothing was charged, and nothing has to be paid any more
 */
export type PaymentNotice =
  | 'paid'
  | 'paidOtherwise'
  | 'begun'
  | 'unpaid'
  | 'unknown'
  | 'unknownElsewhere'
  | 'returning'
  | 'returned'
  | 'closed';

type NoticeFacts = Pick<ToldResult, 'charged' | 'next' | 'resumable'>;

export function paymentNotice({ charged, next, resumable }: NoticeFacts): PaymentNotice {
  if (next === unknownName) return 'unknownElsewhere';
  if (charged === 'UNKNOWN' || next === 'WAIT') return resumable ? 'unknown' : 'unknownElsewhere';
  if (next === 'RETURNING') return 'returning';
  if (charged === 'RETURNED') return 'returned';
  if (next === 'DELIVERED' || next === 'DELIVERING') return charged === 'YES' ? 'paid' : 'paidOtherwise';
  if (next === 'CONTINUE') return 'begun';
  return next === 'PAY_AGAIN' ? 'unpaid' : 'closed';
}
