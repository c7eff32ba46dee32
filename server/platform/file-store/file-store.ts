import type { Database } from '../db/database.ts';

/** A content that can be kept by a transaction. */
export interface ReadyFile {
  /** Keeps the content, and returns its new key. It stays only if the transaction is committed. */
  readonly keep: (transaction: Database) => Promise<string>;
}

/** Keeps the contents of files that customers have submitted, each under a key of its own. */
export interface FileStore {
  /**
   * Makes a content ready to be kept. It is called before the transaction begins, because a store elsewhere takes its
   * time; what is not kept afterwards is removed later. Throws {@link FileStoreUnavailable}.
   */
  readonly ready: (database: Database, content: Uint8Array, now: Date) => Promise<ReadyFile>;
  /** Throws when there is no content under the key, {@link FileStoreUnavailable} when nobody can say. */
  readonly read: (database: Database, key: string) => Promise<Uint8Array>;
  /** Erases contents; nothing happens where there is none. Nobody can read them once the transaction is committed. */
  readonly erase: (transaction: Database, keys: readonly string[]) => Promise<number>;
  /** Removes what was erased, or never kept, from a store elsewhere. Returns whether there may be more. */
  readonly tidy: (database: Database, now: Date) => Promise<boolean>;
}

/** The store did not answer, or refused. The message has neither a secret nor a content. */
export class FileStoreUnavailable extends Error {
  /** The store has answered, so that it is worth asking it about another content. */
  readonly hasAnswered: boolean;

  constructor(reason: string, { cause, hasAnswered = false }: { cause?: unknown; hasAnswered?: boolean } = {}) {
    super(reason, { cause });
    this.hasAnswered = hasAnswered;
  }
}
