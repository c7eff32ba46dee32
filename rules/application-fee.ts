/** The state of the card application that a fee belongs to, for an account that may use the application. */
export interface FeeSubject {
  /** The application waits for its fee (`waitsForFee`). */
  readonly isOpen: boolean;
  /** An order that is paid or may still be paid contains this fee. */
  readonly isOrdered: boolean;
}

export type FeeRefusal = 'NOT_FOUND' | 'CARD_APPLICATION_CLOSED' | 'FEE_ALREADY_ORDERED';

/**
 * Why a fee cannot be sold; null = it can be sold. A fee belongs to one card application of the account and is sold only
 * one time, and only while the application still needs it.
 * @param subject null: the application does not exist or belongs to another account
 */
export function feeRefusal(subject: FeeSubject | null): FeeRefusal | null {
  if (subject === null) return 'NOT_FOUND';
  if (!subject.isOpen) return 'CARD_APPLICATION_CLOSED';
  return subject.isOrdered ? 'FEE_ALREADY_ORDERED' : null;
}
