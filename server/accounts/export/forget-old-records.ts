import { monthsBefore } from '#rules/dates.ts';
import type { Database } from '../../platform/db/database.ts';
import { inArray, lt, or } from '../../platform/db/orm.ts';
import { accountDeletions, accountEvents, logIns, sentMails, undeliveredMails } from '../../platform/db/schema.ts';
import type { NumberSetting } from '../../platform/settings/number-settings.ts';
import { dayBounds } from '../../platform/time/day-bounds.ts';

/**
 * Deletes the records of mails, log-ins and events whose retention period has ended, and the records of deleted
 * accounts: a record may have been written while its account was deleted.
 */
export async function forgetOldRecords(
  database: Database,
  numbers: Readonly<Record<NumberSetting, number>>,
  today: string,
): Promise<void> {
  const monthsAgo = (months: number): Date => dayBounds(monthsBefore(today, months)).from;
  const deleted = database.select({ id: accountDeletions.accountId }).from(accountDeletions);
  const mailsFrom = monthsAgo(numbers.SENT_MAIL_RECORDS_KEPT_IN_MONTHS);
  const logInsFrom = monthsAgo(numbers.LOG_IN_RECORDS_KEPT_IN_MONTHS);
  await database.delete(sentMails).where(or(lt(sentMails.sent, mailsFrom), inArray(sentMails.accountId, deleted)));
  await database
    .delete(undeliveredMails)
    .where(or(lt(undeliveredMails.failed, mailsFrom), inArray(undeliveredMails.accountId, deleted)));
  const eventsFrom = monthsAgo(numbers.ACCOUNT_EVENTS_KEPT_IN_MONTHS);
  await database
    .delete(accountEvents)
    .where(or(lt(accountEvents.at, eventsFrom), inArray(accountEvents.accountId, deleted)));
  await database.delete(logIns).where(or(lt(logIns.at, logInsFrom), inArray(logIns.accountId, deleted)));
}
