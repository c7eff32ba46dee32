import { lt } from 'drizzle-orm';
import { addMonths } from '../../rules/dates.ts';
import type { Database } from '../db/database.ts';
import { logIns, sentMails } from '../db/schema.ts';
import type { FigureName } from '../settings/figures.ts';
import { dayBounds } from '../time/day-bounds.ts';

/** Deletes the records of mails and log-ins that were kept for as long as the operator keeps them. */
export async function forgetOldRecords(
  database: Database,
  figures: Readonly<Record<FigureName, number>>,
  today: string,
): Promise<void> {
  const monthsAgo = (months: number): Date => dayBounds(addMonths(today, -months)).from;
  await database.delete(sentMails).where(lt(sentMails.sent, monthsAgo(figures.SENT_MAIL_RECORDS_KEPT_IN_MONTHS)));
  await database.delete(logIns).where(lt(logIns.at, monthsAgo(figures.LOG_IN_RECORDS_KEPT_IN_MONTHS)));
}
