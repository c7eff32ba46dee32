import type { Failure } from '../failure.ts';

/** The subject of a fee. */
export type FeeSubject = 'application' | 'reclamation';

export interface FeeInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  readonly subject: FeeSubject;
  /** The id or number of the subject. */
  readonly subjectId: string;
}

export interface FeeContext extends FeeInput {
  /** Why the fee could not be put into the cart; null = no failure. */
  readonly failure: Failure | null;
}

export interface FeeEvent {
  readonly type: 'add';
}

/** The input of `addFee`. */
export interface FeeRequest {
  readonly idempotencyKey: string;
}
