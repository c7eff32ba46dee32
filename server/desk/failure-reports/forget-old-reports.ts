import { addDays } from '#rules/dates.ts';
import type { Database } from '../../platform/db/database.ts';
import { lt } from '../../platform/db/orm.ts';
import { failureReports } from '../../platform/db/schema.ts';
import { dayBounds } from '../../platform/time/day-bounds.ts';

/** Deletes the reports that were kept for the given number of days. */
export async function forgetOldReports(database: Database, today: string, days: number): Promise<void> {
  const { from } = dayBounds(addDays(today, -days));
  await database.delete(failureReports).where(lt(failureReports.reported, from));
}
