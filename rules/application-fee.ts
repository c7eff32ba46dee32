/** The card application that a fee is for, as its account may use it. */
export interface FeeSubject {
  /** It waits for its fee (`waitsForFee`). */
  readonly isOpen: boolean;
  /** An order that may still be paid, or is paid, has this fee for this application. */
  readonly isOrdered: boolean;
}

export type FeeRefusal = 'NOT_FOUND' | 'CARD_APPLICATION_CLOSED' | 'FEE_ALREADY_ORDERED';

/**
 * Why a fee cannot be sold; null = it can. A fee is for one card application of the account, and is sold once for it;
 * nothing is sold for which nobody would get anything.
 * @param subject null: there is no such application, or it is another account's
 */
export function feeRefusal(subject: FeeSubject | null): FeeRefusal | null {
  if (subject === null) return 'NOT_FOUND';
  if (!subject.isOpen) return 'CARD_APPLICATION_CLOSED';
  return subject.isOrdered ? 'FEE_ALREADY_ORDERED' : null;
}
