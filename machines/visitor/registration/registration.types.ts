import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

/**
 * The consents that are required before an account is created: the age, the terms and conditions, the use of personal
 * data.
 */
export type Consent = 'age' | 'terms' | 'gdpr';

export interface RegistrationInput {
  /** The username that was typed at log-in; '' = no username was typed. */
  readonly username: string;
}

export interface RegistrationContext extends RegistrationInput {
  readonly password: string;
  readonly repeatedPassword: string;
  readonly agreed: Readonly<Record<Consent, boolean>>;
  /** The person has submitted the form at least once; from then on all errors are shown. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

/** The input of `register`. `username` is a valid e-mail address, without white space at its ends. */
export interface NewAccount {
  readonly username: string;
  readonly password: string;
  readonly termsAndConditionsAgreed: boolean;
}

export type RegistrationEvent =
  | { readonly type: 'changeUsername'; readonly value: string }
  | { readonly type: 'changePassword'; readonly value: string }
  | { readonly type: 'changeRepeatedPassword'; readonly value: string }
  | { readonly type: 'toggleConsent'; readonly consent: Consent }
  | { readonly type: 'submit' }
  /** The person goes back to the form from the note that the mail is sent. */
  | { readonly type: 'correct' }
  | DoneActorEvent<void, 'register'>
  | ErrorActorEvent<unknown, 'register'>;
