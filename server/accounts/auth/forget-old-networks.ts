import { addDays } from '#rules/dates.ts';
import type { Database } from '../../platform/db/database.ts';
import { inArray, lt, or } from '../../platform/db/orm.ts';
import { accountDeletions, knownNetworks } from '../../platform/db/schema.ts';
import { dayBounds } from '../../platform/time/day-bounds.ts';

/** After a while other people are in a network. */
const keptDays = 90;

/**
 * Deletes the networks from which accounts have not logged in for long, and what was written at the very moment in which its
 * account was deleted.
 */
export async function forgetOldNetworks(database: Database, today: string): Promise<void> {
  const from = dayBounds(addDays(today, -keptDays)).from;
  const deleted = database.select({ id: accountDeletions.accountId }).from(accountDeletions);
  await database
    .delete(knownNetworks)
    .where(or(lt(knownNetworks.lastUsed, from), inArray(knownNetworks.accountId, deleted)));
}
