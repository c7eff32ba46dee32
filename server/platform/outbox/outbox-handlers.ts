import type { Database } from '../db/database.ts';
import type { OutboxKind } from '../db/schema.ts';
import type { OutboxRow } from './outbox-store.ts';

/** Does an entry's work in the transaction that marks the entry done. Throws if the work must be tried again. */
export type TransactionalHandler = (transaction: Database, entry: OutboxRow, now: Date) => Promise<void>;

/** Writes the results of an entry's work, in the transaction that marks the entry done. */
export type Aftermath = (transaction: Database) => Promise<void>;

/**
 * Does an entry's work outside of any transaction, because it calls a gateway or a mail server. It may be called more
 * than once for an entry; several calls must have the same effect as one call. Throws if the work must be tried again.
 */
export type ExternalHandler = (entry: OutboxRow, now: Date) => Promise<Aftermath | undefined>;

/** For each kind of entry: the function that does the work. The queue itself does not depend on kinds of work. */
export interface OutboxHandlers {
  /**
   * Before the transaction begins, reads the data that the handlers need: on PGlite, a query outside of an open
   * transaction would wait for that transaction to end.
   */
  readonly prepareTransactional: () => Promise<Partial<Readonly<Record<OutboxKind, TransactionalHandler>>>>;
  readonly external: Partial<Readonly<Record<OutboxKind, ExternalHandler>>>;
  /** Called for each external entry in the transaction that marks the entry done. */
  readonly recordDone: (transaction: Database, entry: OutboxRow, now: Date) => Promise<void>;
}
