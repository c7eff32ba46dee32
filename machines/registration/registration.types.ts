import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../failure.ts';

/** What is to be agreed to before an account is made: one's age, the terms and conditions, the use of personal data. */
export type Consent = 'age' | 'terms' | 'gdpr';

export interface RegistrationInput {
  /** The e-mail typed at log-in, if any. */
  readonly username: string;
}

export interface RegistrationContext extends RegistrationInput {
  readonly password: string;
  readonly repeatedPassword: string;
  readonly agreed: Readonly<Record<Consent, boolean>>;
  /** You asked for the account at least once: from then on all that is wrong is marked. */
  readonly demanded: boolean;
  /** Why the last call came to nothing. */
  readonly failure: Failure | null;
}

/** What is sent. */
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
  | { readonly type: 'correct' }
  | DoneActorEvent<void, 'register'>
  | ErrorActorEvent<unknown, 'register'>;
