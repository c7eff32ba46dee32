import { BoundedMap } from '../cache/bounded-map.ts';
import { briefMemo } from '../cache/brief-memo.ts';
import type { BriefMemo } from '../cache/brief-memo.ts';
import type { Database } from '../db/database.ts';
import { eq } from '../db/orm.ts';
import { customerAccounts } from '../db/schema.ts';

/**
 * The data that decide whether an account still accepts a token that was signed for it; undefined for a deleted account.
 */
export type AccountCredentials =
  | Pick<typeof customerAccounts.$inferSelect, 'role' | 'credentialsVersion' | 'keptTokenId' | 'endedTokenIds'>
  | undefined;

/** Reads the credentials of accounts; it is called for each call with a token. */
export interface AccountCredentialsCache {
  /** The credentials, at most 250 ms old. */
  recent(accountId: number): Promise<AccountCredentials>;
  /** The credentials, read from the database now. */
  current(accountId: number): Promise<AccountCredentials>;
  /**
   * Call this after a change was committed: then this instance reads the credentials again. Other instances read them
   * again within 250 ms.
   */
  forget(accountId: number): void;
}

/** The columns of {@link AccountCredentials}, for a statement that also reads other columns. */
export const credentialColumns = {
  role: customerAccounts.role,
  credentialsVersion: customerAccounts.credentialsVersion,
  keptTokenId: customerAccounts.keptTokenId,
  endedTokenIds: customerAccounts.endedTokenIds,
};

const keptMilliseconds = 250;
const accountsKept = 10_000;

async function read(database: Database, accountId: number): Promise<AccountCredentials> {
  const [row] = await database
    .select(credentialColumns)
    .from(customerAccounts)
    .where(eq(customerAccounts.id, accountId));
  return row;
}

/** Caches the credentials of each account for 250 ms. */
export function createAccountCredentials(database: Database): AccountCredentialsCache {
  const memos = new BoundedMap<number, BriefMemo<AccountCredentials>>(accountsKept);
  return {
    recent(accountId) {
      const memo = memos.get(accountId) ?? briefMemo<AccountCredentials>(keptMilliseconds);
      memos.set(accountId, memo);
      return memo.get(() => read(database, accountId));
    },
    current: (accountId) => read(database, accountId),
    forget: (accountId) => memos.get(accountId)?.forget(),
  };
}
