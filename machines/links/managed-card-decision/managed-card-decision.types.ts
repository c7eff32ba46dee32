import type { ErrorOf } from '#contract/endpoint.ts';
import type { approveCardManagement, rejectCardManagement } from '#contract/endpoints/customer-account-links.ts';
import type { Failure } from '../../common/failure.ts';

/** The person's answer to the request to manage the card of another person. */
export type Decision = 'approve' | 'reject';

export interface ManagedCardDecisionInput {
  readonly decision: Decision;
  /** The single-use token of the mailed request; '' = the address contains no token. */
  readonly token: string;
  /** Whether the operator wants a press before the token is used, because mail scanners may open the page. */
  readonly needsPress: boolean;
}

export type ManagedCardDecisionCall = Pick<ManagedCardDecisionInput, 'decision' | 'token'>;

export interface ManagedCardDecisionContext extends ManagedCardDecisionInput {
  /** Why the decision was not saved; null = no failure. */
  readonly failure: Failure | null;
}

/** The error names with which the server refuses a decision. */
export type DecisionError = ErrorOf<typeof approveCardManagement> | ErrorOf<typeof rejectCardManagement>;

export type ManagedCardDecisionEvent =
  | { readonly type: 'decide' }
  | { readonly type: 'retry' }
  | { readonly type: 'goToApp' };
