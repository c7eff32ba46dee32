import type { Document } from '../../contract/entities/document.ts';
import type { Database } from '../db/database.ts';

export interface Mail {
  /** Unique a mail; sending it twice delivers it once. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly Document[];
}

/** Sends by SMTP when configured, else into the sandbox mailbox within the given transaction. */
export interface Mailer {
  send(database: Database, mail: Mail, now: Date): Promise<void>;
}
