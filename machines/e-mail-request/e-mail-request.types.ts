import type { Failure } from '../failure.ts';

/** A mail that is asked for by its address alone. */
export interface EMailRequestInput {
  /** The e-mail typed at log-in, if any. */
  readonly eMail: string;
}

export interface EMailRequestContext extends EMailRequestInput {
  /** You asked for the mail at least once: from then on a wrong address is marked. */
  readonly demanded: boolean;
  /** Why the last call came to nothing. */
  readonly failure: Failure | null;
}

/** What is sent. */
export interface MailOrder {
  readonly value: string;
}

export type EMailRequestEvent =
  | { readonly type: 'changeEMail'; readonly value: string }
  | { readonly type: 'submit' }
  | { readonly type: 'correct' };
