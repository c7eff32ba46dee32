import { eq } from 'drizzle-orm';
import { BoundedMap } from '../cache/bounded-map.ts';
import { briefMemo } from '../cache/brief-memo.ts';
import type { BriefMemo } from '../cache/brief-memo.ts';
import type { Database } from '../db/database.ts';
import { customerAccounts } from '../db/schema.ts';

/** What the database says of an account that a token was signed for; undefined for one that is gone. */
export type Standing =
  | Pick<typeof customerAccounts.$inferSelect, 'role' | 'credentialsVersion' | 'keptTokenId'>
  | undefined;

/** Looked up with every call that bears a token. */
export interface Standings {
  /** As it was at most 250 ms ago. */
  of(accountId: number): Promise<Standing>;
  /** As it is. */
  now(accountId: number): Promise<Standing>;
  /** To be called once a change has been committed: this instance follows at once, the others within 250 ms. */
  forget(accountId: number): void;
}

/** What is read of an account to know whether it lets a token in. */
export const standingColumns = {
  role: customerAccounts.role,
  credentialsVersion: customerAccounts.credentialsVersion,
  keptTokenId: customerAccounts.keptTokenId,
};

const keptMilliseconds = 250;
const accountsKept = 10_000;

async function read(database: Database, accountId: number): Promise<Standing> {
  const [row] = await database.select(standingColumns).from(customerAccounts).where(eq(customerAccounts.id, accountId));
  return row;
}

export function createStandings(database: Database): Standings {
  const memos = new BoundedMap<number, BriefMemo<Standing>>(accountsKept);
  return {
    of(accountId) {
      const memo = memos.get(accountId) ?? briefMemo<Standing>(keptMilliseconds);
      memos.set(accountId, memo);
      return memo.get(() => read(database, accountId));
    },
    now: (accountId) => read(database, accountId),
    forget: (accountId) => memos.get(accountId)?.forget(),
  };
}
