import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

/** What a person had typed into this form when the session expired (SES-02). */
export interface ManagedCardRequestDraft {
  readonly eMail: string;
}

export interface ManagedCardRequestInput {
  /** What to restore; null = nothing. */
  readonly draft: ManagedCardRequestDraft | null;
}

export interface ManagedCardRequestContext {
  /** The e-mail of the account that is asked, as it is typed, with white space around it. */
  readonly eMail: string;
  /** The person has submitted the form at least once; from then on it shows what is wrong with the e-mail. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not. */
  readonly failure: Failure | null;
}

export type ManagedCardRequestEvent =
  | { readonly type: 'changeEMail'; readonly value: string }
  | { readonly type: 'submit' }
  | { readonly type: 'close' }
  | DoneActorEvent<void, 'sendRequest'>
  | ErrorActorEvent<unknown, 'sendRequest'>;
