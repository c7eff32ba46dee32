import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

/**
 * The requested mail: `passwordReset` contains a link to choose a new password, `verification` a new link to verify an
 * account.
 */
export type Mail = 'passwordReset' | 'verification';

export interface EMailRequestInput {
  readonly mail: Mail;
  /** The username that was typed at log-in, so that the person need not type it again; '' = no username was typed. */
  readonly eMail: string;
}

export interface EMailRequestContext extends EMailRequestInput {
  /** The e-mail as it was typed, including white space. */
  readonly eMail: string;
  /** The person has submitted the form since it was opened; from then on the page shows errors of the e-mail. */
  readonly demanded: boolean;
  /** Why the last request failed; null after a success and after a change of the e-mail. */
  readonly failure: Failure | null;
}

export interface MailRequest {
  readonly mail: Mail;
  /** A valid e-mail address, without white space at its ends. */
  readonly eMail: string;
}

export type EMailRequestEvent =
  | { readonly type: 'changeEMail'; readonly value: string }
  | { readonly type: 'submit' }
  /** The person goes back to the form from the note that the mail is sent. */
  | { readonly type: 'correct' };

export type EMailRequestMachineEvent =
  | EMailRequestEvent
  | DoneActorEvent<void, 'requestMail'>
  | ErrorActorEvent<unknown, 'requestMail'>;
