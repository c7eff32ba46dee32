import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

export interface PasswordChangeInput {
  /** The single-use token of the mailed link; '' = the address has no token. */
  readonly token: string;
}

export interface PasswordChangeContext extends PasswordChangeInput {
  /** The typed new password and its repetition. */
  readonly password: string;
  readonly confirmation: string;
  /** The person has submitted the form at least once; from then on all errors are shown while the person types. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

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
