import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

/**
 * Which mail is asked for: `passwordReset` has a link to choose a new password, `verification` a new link to verify an
 * account.
 */
export type Mail = 'passwordReset' | 'verification';

export interface EMailRequestInput {
  readonly mail: Mail;
  /** The username that was typed at log-in, '' if none: the person need not type it again. */
  readonly eMail: string;
}

export interface EMailRequestContext extends EMailRequestInput {
  /** The e-mail as it is typed, with white space around it. */
  readonly eMail: string;
  /** The person has submitted the form since it was opened; from then on the page shows what is wrong with the e-mail. */
  readonly demanded: boolean;
  /** Why the last request failed; null after a success and after a change of the e-mail. */
  readonly failure: Failure | null;
}

/** What `requestMail` gets. */
export interface MailRequest {
  readonly mail: Mail;
  /** A valid e-mail address, without white space around it. */
  readonly eMail: string;
}

export type EMailRequestEvent =
  | { readonly type: 'changeEMail'; readonly value: string }
  | { readonly type: 'submit' }
  /** Back from the note that the mail is sent to the form. */
  | { readonly type: 'correct' };

/** The events of the person, and the end of the call. */
export type EMailRequestMachineEvent =
  | EMailRequestEvent
  | DoneActorEvent<void, 'requestMail'>
  | ErrorActorEvent<unknown, 'requestMail'>;
