import type { Document } from '../../contract/entities/document.ts';
import type { Database } from '../db/database.ts';

/** A mail that is ready to be sent. */
export interface Mail {
  /** The same for the same mail: a mail that is sent twice is delivered once. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Headers besides those that every mail has. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Document[];
}

/** The transport of mails. */
export interface Mailer {
  /** Sends by SMTP when it is configured, else writes to the sandbox mailbox in `database`. Throws when SMTP fails. */
  send(database: Database, mail: Mail, now: Date): Promise<void>;
}
