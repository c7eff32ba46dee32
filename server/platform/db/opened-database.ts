import type { Database } from './database.ts';

/** An open database; `close` ends its connections and releases the lock of its folder. */
export interface OpenDatabase {
  readonly database: Database;
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs start-up work (migrations, seeds) under a lock; other instances that start on this database wait for the end of
   * this work.
   */
  readonly once: (work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}
