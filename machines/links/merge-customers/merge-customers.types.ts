import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

/** A customer of the account who may be the same person as the placeholder. */
export interface OriginCandidate {
  readonly id: number;
  readonly fullName: string;
  /** ISO day; null = unknown. */
  readonly birthDay: string | null;
}

/** The choice when the session expired (SES-02). */
export interface MergeCustomersDraft {
  readonly originId: number;
}

export interface MergeCustomersInput {
  /** The placeholder: a customer whom another system has sent without a name. */
  readonly customerId: number;
  /** The draft to restore; null = no draft. */
  readonly draft: MergeCustomersDraft | null;
}

export interface MergeCustomersContext extends MergeCustomersInput {
  readonly candidates: readonly OriginCandidate[];
  /** Null until a customer is chosen. */
  readonly originId: number | null;
  /**
   * The person has submitted the form at least once. From then on the form shows the error that the choice is missing.
   */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

export type MergeCustomersEvent =
  | { readonly type: 'choose'; readonly customerId: number }
  | { readonly type: 'submit' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' }
  | DoneActorEvent<readonly OriginCandidate[], 'readCandidates'>
  | DoneActorEvent<void, 'merge'>
  | ErrorActorEvent<unknown, 'readCandidates' | 'merge'>;
