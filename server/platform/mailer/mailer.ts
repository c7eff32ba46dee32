import type { Document } from '#contract/entities/document.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Database } from '../db/database.ts';

/** A mail that is ready to be sent. */
export interface Mail {
  /** The same for the same mail: a mail that is sent twice is delivered once. */
  readonly messageId: string;
  readonly to: string;
  /** The language that it is written in. */
  readonly locale: Locale;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Headers besides those that every mail has. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Document[];
  /** When it says nothing any more that is of use; undefined = never. */
  readonly usefulUntil?: Date;
}

/** The mail server has not taken a mail. `reason` is safe to log and to keep: it names no address. */
export class MailNotSent extends Error {
  readonly reason: string;
  /** It would be refused again: the server has refused this mail for good, and not the shop. */
  readonly isRefused: boolean;

  constructor(error: Error, reason: string, isRefused: boolean) {
    super(error.message, { cause: error });
    this.reason = reason;
    this.isRefused = isRefused;
  }
}

/** The transport of mails. */
export interface Mailer {
  /** Sends by SMTP when it is configured, else writes to the sandbox mailbox in `database`. Throws {@link MailNotSent}. */
  send(database: Database, mail: Mail, now: Date): Promise<void>;
}
