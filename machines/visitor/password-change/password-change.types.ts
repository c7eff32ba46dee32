import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { NewPasswordEvent, NewPasswordForm } from '../../common/new-password.ts';

export interface PasswordChangeInput {
  /** The single-use token of the mailed link; '' = the address has no token. */
  readonly token: string;
}

export interface PasswordChangeContext extends PasswordChangeInput, NewPasswordForm {}

export interface NewPassword {
  readonly password: string;
  readonly token: string;
}

export type PasswordChangeEvent =
  | NewPasswordEvent
  | { readonly type: 'askForMail' }
  | { readonly type: 'goToLogin' }
  | DoneActorEvent<void, 'sendPassword'>
  | ErrorActorEvent<unknown, 'sendPassword'>;
