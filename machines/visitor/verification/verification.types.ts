import type { Failure } from '../../common/failure.ts';

export interface VerificationInput {
  /** The single-use token of the mailed link; '' = the address has no token. */
  readonly token: string;
  /** The operator requires a click before the token is used, because mail scanners may run the page. */
  readonly needsPress: boolean;
}

export type VerificationCall = Pick<VerificationInput, 'token'>;

export interface VerificationContext extends VerificationInput {
  /** Why the verification failed; null = no failure. */
  readonly failure: Failure | null;
}

export type VerificationEvent =
  | { readonly type: 'confirm' }
  | { readonly type: 'retry' }
  /** The person opens the page that requests a new mail. */
  | { readonly type: 'askForMail' }
  | { readonly type: 'goToLogin' };
