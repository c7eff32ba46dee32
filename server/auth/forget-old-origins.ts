import { addDays } from '../../rules/dates.ts';
import type { Database } from '../db/database.ts';
import { and, eq, inArray, lt, or } from '../db/orm.ts';
import { accountDeletions, knownOrigins } from '../db/schema.ts';
import { dayBounds } from '../time/day-bounds.ts';

/** Days after the last log-in. A network has soon other people; a browser has its cookie as long. */
const keptDays = { DEVICE: 365, NETWORK: 90 } as const;

/**
 * Deletes from where accounts have not logged in for long, and what was written at the very moment in which its account was
 * deleted.
 */
export async function forgetOldOrigins(database: Database, today: string): Promise<void> {
  const isOld = (kind: keyof typeof keptDays) =>
    and(eq(knownOrigins.kind, kind), lt(knownOrigins.lastUsed, dayBounds(addDays(today, -keptDays[kind])).from));
  const deleted = database.select({ id: accountDeletions.accountId }).from(accountDeletions);
  await database
    .delete(knownOrigins)
    .where(or(isOld('DEVICE'), isOld('NETWORK'), inArray(knownOrigins.accountId, deleted)));
}
