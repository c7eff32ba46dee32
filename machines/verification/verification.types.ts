import type { Failure } from '../failure.ts';

export interface VerificationInput {
  /** The token of the mailed link; '' = the address had none. */
  readonly token: string;
}

export interface VerificationContext extends VerificationInput {
  /** Why the account is not verified. */
  readonly failure: Failure | null;
}

export type VerificationEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'askForMail' }
  | { readonly type: 'goToLogin' };
