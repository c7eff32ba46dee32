import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

/** A customer of the account who may be the one that the placeholder stands for. */
export interface OriginCandidate {
  readonly id: number;
  readonly fullName: string;
  /** ISO day; null = not known. */
  readonly birthDay: string | null;
}

/** Who had been chosen when the session expired (SES-02). */
export interface MergeCustomersDraft {
  readonly originId: number;
}

export interface MergeCustomersInput {
  /** The placeholder: a customer whom another system has sent without a name. */
  readonly customerId: number;
  /** What to restore; null = nothing. */
  readonly draft: MergeCustomersDraft | null;
}

export interface MergeCustomersContext extends MergeCustomersInput {
  readonly candidates: readonly OriginCandidate[];
  /** Null until one is chosen. */
  readonly originId: number | null;
  /** The person has submitted the form at least once; from then on it shows that the choice is missing. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not. */
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
