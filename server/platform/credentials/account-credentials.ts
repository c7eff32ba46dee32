import { BoundedMap } from '../cache/bounded-map.ts';
import { briefMemo } from '../cache/brief-memo.ts';
import type { BriefMemo } from '../cache/brief-memo.ts';
import type { Database } from '../db/database.ts';
import { eq } from '../db/orm.ts';
import { customerAccounts } from '../db/schema.ts';

/** What decides whether an account still accepts a token that was signed for it; undefined for a deleted account. */
export type AccountCredentials =
  | Pick<typeof customerAccounts.$inferSelect, 'role' | 'credentialsVersion' | 'keptTokenId' | 'endedTokenIds'>
  | undefined;

/** Reads the credentials of accounts; asked with every call that carries a token. */
export interface AccountCredentialsCache {
  /** As they were at most 250 ms ago. */
  recent(accountId: number): Promise<AccountCredentials>;
  /** As they are now. */
  current(accountId: number): Promise<AccountCredentials>;
  /** To be called after a change was committed: this instance reads anew at once, the others within 250 ms. */
  forget(accountId: number): void;
}

/** The columns of {@link AccountCredentials}, for a statement that reads them along with others. */
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

/** Keeps what was read of each account for 250 ms. */
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
