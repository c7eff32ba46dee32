import type { Database } from '../db/database.ts';
import type { OutboxKind } from '../db/schema.ts';
import type { OutboxRow } from './outbox-store.ts';

/** Does an entry's work in the transaction that marks the entry done. Throws when it is to be tried again. */
export type TransactionalHandler = (transaction: Database, entry: OutboxRow, now: Date) => Promise<void>;

/** Writes what an entry's work leaves behind, in the transaction that marks the entry done. */
export type Aftermath = (transaction: Database) => Promise<void>;

/**
 * Does an entry's work outside of any transaction, because it calls a gateway or a mail server. It may be called more
 * than once for the same entry, and must have the same effect as one call. Throws when it is to be tried again.
 */
export type ExternalHandler = (entry: OutboxRow, now: Date) => Promise<Aftermath | undefined>;

/** What the queue calls for its due entries, by their kind; the queue itself knows no kind of work. */
export interface OutboxHandlers {
  /**
   * Reads what the handlers need before the transaction begins: on PGlite, a query outside of an open transaction would
   * wait for that transaction to end.
   */
  readonly prepareTransactional: () => Promise<Partial<Readonly<Record<OutboxKind, TransactionalHandler>>>>;
  readonly external: Partial<Readonly<Record<OutboxKind, ExternalHandler>>>;
  /** Called for each external entry, in the transaction that marks it done. */
  readonly recordDone: (transaction: Database, entry: OutboxRow, now: Date) => Promise<void>;
}
