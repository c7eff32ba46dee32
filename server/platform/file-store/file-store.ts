import type { Database } from '../db/database.ts';

/** Prepared content of a file; `keep` stores it in a transaction. */
export interface ReadyFile {
  /** Keeps the content and returns its new key. The content stays only if the transaction is committed. */
  readonly keep: (transaction: Database) => Promise<string>;
}

/** Keeps the contents of files that customers have submitted, each with a new key. */
export interface FileStore {
  /**
   * Prepares content for `keep`. Call it before the transaction begins, because a remote store takes long. Content that
   * no transaction keeps is removed later. Throws {@link FileStoreUnavailable}.
   */
  readonly ready: (database: Database, content: Uint8Array, now: Date) => Promise<ReadyFile>;
  /** Throws if there is no content with this key. Throws {@link FileStoreUnavailable} if the store cannot answer. */
  readonly read: (database: Database, key: string) => Promise<Uint8Array>;
  /**
   * Erases contents and returns their number; unknown keys are ignored. The contents cannot be read after the
   * transaction is committed.
   */
  readonly erase: (transaction: Database, keys: readonly string[]) => Promise<number>;
  /**
   * Removes erased contents, and contents that were never kept, from a remote store. Returns whether there may be more.
   */
  readonly tidy: (database: Database, now: Date) => Promise<boolean>;
}

/** The store did not answer, or refused the request. The message contains no secrets and no content. */
export class FileStoreUnavailable extends Error {
  /** The store has answered, so a request about another file may succeed. */
  readonly hasAnswered: boolean;

  constructor(reason: string, { cause, hasAnswered = false }: { cause?: unknown; hasAnswered?: boolean } = {}) {
    super(reason, { cause });
    this.hasAnswered = hasAnswered;
  }
}
