import type { Database } from '../db/database.ts';

/** Keeps the contents of files that customers have handed in, each under a key of its own. */
export interface FileStore {
  /** Keeps a content, and returns its new key. It stays only if the transaction is committed. */
  readonly keep: (transaction: Database, content: Uint8Array) => Promise<string>;
  /** Throws when there is no content under the key. */
  readonly read: (database: Database, key: string) => Promise<Uint8Array>;
  /** Erases contents; nothing happens where there is none. */
  readonly erase: (transaction: Database, keys: readonly string[]) => Promise<number>;
}
