import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../failure.ts';

export interface PasswordChangeInput {
  /** The single-use token of the mailed link; '' = the address had none. */
  readonly token: string;
}

export interface PasswordChangeContext extends PasswordChangeInput {
  /** The new password as typed, and typed again. */
  readonly password: string;
  readonly confirmation: string;
  /** You have asked for the change once: from then on all that is wrong is marked, as you type. */
  readonly demanded: boolean;
  /** Why the last call came to nothing. */
  readonly failure: Failure | null;
}

/** What is sent. */
export interface NewPassword {
  readonly password: string;
  readonly token: string;
}

export type PasswordChangeEvent =
  | { readonly type: 'changePassword'; readonly value: string }
  | { readonly type: 'changeConfirmation'; readonly value: string }
  | { readonly type: 'submit' }
  | { readonly type: 'askForMail' }
  | { readonly type: 'goToLogin' }
  | DoneActorEvent<void, 'sendPassword'>
  | ErrorActorEvent<unknown, 'sendPassword'>;
