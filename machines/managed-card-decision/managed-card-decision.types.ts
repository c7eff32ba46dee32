import type { ErrorOf } from '../../contract/endpoint.ts';
import type { approveCardManagement, rejectCardManagement } from '../../contract/endpoints/customer-account-links.ts';
import type { Failure } from '../failure.ts';

/** Whether you agree to manage the other person's card. */
export type Decision = 'approve' | 'reject';

export interface ManagedCardDecisionInput {
  readonly decision: Decision;
  /** The single-use token of the mailed request; '' = the address had none. */
  readonly token: string;
}

export interface ManagedCardDecisionContext extends ManagedCardDecisionInput {
  /** Why the decision was not taken. */
  readonly failure: Failure | null;
}

/** What the server may refuse a decision with. */
export type DecisionError = ErrorOf<typeof approveCardManagement> | ErrorOf<typeof rejectCardManagement>;

export type ManagedCardDecisionEvent = { readonly type: 'retry' } | { readonly type: 'goToApp' };
