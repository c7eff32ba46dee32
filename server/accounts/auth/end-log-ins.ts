import type { Database } from '../../platform/db/database.ts';
import { and, eq, gt, inArray, isNull, or, sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { customerAccounts, logIns } from '../../platform/db/schema.ts';

/**
 * The log-ins of an account whose tokens are accepted: the same condition as in server/platform/http/authenticate.ts.
 */
export const selectOpenLogIns = (database: Database, accountId: number, now: Date, which?: SQL) =>
  database
    .select({
      id: logIns.id,
      at: logIns.at,
      ends: logIns.ends,
      tokenId: logIns.tokenId,
      userAgent: logIns.userAgent,
      telephoneApplication: logIns.telephoneApplication,
    })
    .from(logIns)
    .innerJoin(customerAccounts, eq(customerAccounts.id, logIns.accountId))
    .where(
      and(
        eq(logIns.accountId, accountId),
        gt(logIns.ends, now),
        isNull(logIns.ended),
        or(
          eq(logIns.credentialsVersion, customerAccounts.credentialsVersion),
          eq(logIns.tokenId, customerAccounts.keptTokenId),
        ),
        which,
      ),
    );

export type OpenLogInRow = Awaited<ReturnType<typeof selectOpenLogIns>>[number];

/** The ids of the account's ended tokens that have not expired yet. */
const endedTokens = (accountId: number, now: Date): SQL => sql`array(
  select ${logIns.tokenId} from ${logIns}
  where ${logIns.accountId} = ${accountId} and ${logIns.ends} > ${now.toISOString()}::timestamptz and ${logIns.ended} is not null)`;

/**
 * Ends the log-ins of an account that a condition selects. Their tokens are refused from the commit on; this instance
 * refuses them when its cached credentials of the account are removed.
 * @returns the log-ins that were open until now
 */
export async function endLogIns(
  transaction: Database,
  accountId: number,
  which: SQL,
  now: Date,
): Promise<OpenLogInRow[]> {
  const account = eq(customerAccounts.id, accountId);
  // Locks the account, so that the second of two concurrent calls sees which log-ins the first call has ended.
  await transaction.select({ id: customerAccounts.id }).from(customerAccounts).where(account).for('no key update');
  const open = await selectOpenLogIns(transaction, accountId, now, which);
  if (open.length === 0) return [];
  const ids = open.map(({ id }) => id);
  await transaction.update(logIns).set({ ended: now }).where(inArray(logIns.id, ids));
  await transaction
    .update(customerAccounts)
    .set({ endedTokenIds: endedTokens(accountId, now) })
    .where(account);
  return open;
}
