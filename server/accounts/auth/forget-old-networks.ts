import { addDays } from '#rules/dates.ts';
import type { Database } from '../../platform/db/database.ts';
import { inArray, lt, or } from '../../platform/db/orm.ts';
import { accountDeletions, knownNetworks } from '../../platform/db/schema.ts';
import { dayBounds } from '../../platform/time/day-bounds.ts';

/** Networks are deleted after this time, because other people get their addresses later. */
const keptDays = 90;

/**
 * Deletes the networks from which accounts have not logged in for long, and the rows of deleted accounts: a row may have
 * been written while its account was deleted.
 */
export async function forgetOldNetworks(database: Database, today: string): Promise<void> {
  const from = dayBounds(addDays(today, -keptDays)).from;
  const deleted = database.select({ id: accountDeletions.accountId }).from(accountDeletions);
  await database
    .delete(knownNetworks)
    .where(or(lt(knownNetworks.lastUsed, from), inArray(knownNetworks.accountId, deleted)));
}
