import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

/** What a person must agree to before an account is created: the age, the terms and conditions, the use of personal data. */
export type Consent = 'age' | 'terms' | 'gdpr';

export interface RegistrationInput {
  /** The username that was typed at log-in, '' if none. */
  readonly username: string;
}

export interface RegistrationContext extends RegistrationInput {
  readonly password: string;
  readonly repeatedPassword: string;
  readonly agreed: Readonly<Record<Consent, boolean>>;
  /** The person has submitted the form at least once; from then on all errors are marked. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not. */
  readonly failure: Failure | null;
}

/** What `register` gets. `username` is a valid e-mail address, without white space around it. */
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
  /** Back from the note that the mail is sent to the form. */
  | { readonly type: 'correct' }
  | DoneActorEvent<void, 'register'>
  | ErrorActorEvent<unknown, 'register'>;
