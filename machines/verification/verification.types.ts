import type { Failure } from '../failure.ts';

export interface VerificationInput {
  /** The single-use token of the mailed link; '' = the address has none. */
  readonly token: string;
}

export interface VerificationContext extends VerificationInput {
  /** Why the verification failed; null = no failure. */
  readonly failure: Failure | null;
}

export type VerificationEvent =
  | { readonly type: 'retry' }
  /** The person opens the page that requests a new mail. */
  | { readonly type: 'askForMail' }
  | { readonly type: 'goToLogin' };
