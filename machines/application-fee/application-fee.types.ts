import type { Failure } from '../failure.ts';

export interface ApplicationFeeInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  readonly applicationId: number;
  readonly feeId: number;
}

export interface ApplicationFeeContext extends ApplicationFeeInput {
  /** Why the fee could not be put into the cart; null = no failure. */
  readonly failure: Failure | null;
}

export interface ApplicationFeeEvent {
  readonly type: 'add';
}

/** What `addFee` gets. */
export interface FeeRequest {
  readonly idempotencyKey: string;
  readonly applicationId: number;
  readonly feeId: number;
}
