import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

/** The input of this form when the session expired (SES-02). */
export interface ManagedCardRequestDraft {
  readonly eMail: string;
}

export interface ManagedCardRequestInput {
  /** The draft to restore; null = no draft. */
  readonly draft: ManagedCardRequestDraft | null;
}

export interface ManagedCardRequestContext {
  /** The typed e-mail of the other account; it may have white space around it. */
  readonly eMail: string;
  /** The person has submitted the form at least once. From then on the form shows the error of the e-mail. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

export type ManagedCardRequestEvent =
  | { readonly type: 'changeEMail'; readonly value: string }
  | { readonly type: 'submit' }
  | { readonly type: 'close' }
  | DoneActorEvent<void, 'sendRequest'>
  | ErrorActorEvent<unknown, 'sendRequest'>;
