import type { Database } from '../../platform/db/database.ts';
import { lte } from '../../platform/db/orm.ts';
import { cardApplicationDrafts } from '../../platform/db/schema.ts';

const day = 24 * 3600 * 1000;

/** Deletes the drafts that have not been saved for a number of days. */
export async function forgetOldDrafts(database: Database, now: Date, days: number): Promise<void> {
  await database
    .delete(cardApplicationDrafts)
    .where(lte(cardApplicationDrafts.saved, new Date(now.getTime() - days * day)));
}
