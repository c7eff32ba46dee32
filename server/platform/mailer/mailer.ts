import type { Document } from '#contract/entities/document.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Database } from '../db/database.ts';

/** A mail that is ready to be sent. */
export interface Mail {
  /** Identifies the mail: if it is sent twice, it is delivered only one time. */
  readonly messageId: string;
  readonly to: string;
  /** The language of the mail. */
  readonly locale: Locale;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Headers in addition to those of every mail. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Document[];
  /** When the mail's content becomes useless to the recipient; undefined = never. */
  readonly usefulUntil?: Date;
}

/** The mail server has not accepted a mail. `reason` is safe to log and to store, because it contains no address. */
export class MailNotSent extends Error {
  readonly reason: string;
  /** The server has refused this mail, not the shop: it would refuse the mail again. */
  readonly isRefused: boolean;

  constructor(error: Error, reason: string, isRefused: boolean) {
    super(error.message, { cause: error });
    this.reason = reason;
    this.isRefused = isRefused;
  }
}

export interface Mailer {
  /** Sends by SMTP when it is configured, else writes to the sandbox mailbox in `database`. Throws {@link MailNotSent}. */
  send(database: Database, mail: Mail, now: Date): Promise<void>;
}
