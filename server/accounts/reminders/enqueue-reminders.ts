import { DateTime } from 'luxon';
import { notificationTypes, type NotificationType } from '#contract/entities/notification-setting.ts';
import { addDays } from '#rules/dates.ts';
import { operatorTimeZone } from '#rules/time-zone.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, gt, lte, max, notExists, sql } from '../../platform/db/orm.ts';
import { customerAccounts, notificationSettings, reminders } from '../../platform/db/schema.ts';
import { enqueueEach } from '../../platform/outbox/enqueue.ts';
import type { Services } from '../../platform/services/services.ts';
import { localDay } from '../../platform/time/clock.ts';
import { giveDefaultSettings } from '../notifications/give-default-settings.ts';
import type { Subject } from './candidate.ts';
import { readCandidates } from './candidates.ts';

/** The largest number of reminders that one transaction enqueues. */
const batch = 500;

const hourLength = 3_600_000;

/** No reminders are sent before this hour of the operator's day. */
const firstHour = 8;

const isNight = (now: Date): boolean => DateTime.fromJSDate(now, { zone: operatorTimeZone }).hour < firstHour;

/** The latest end date that an account can be reminded of today; null if no account wants reminders. */
async function horizonOf(database: Database, type: NotificationType, today: string): Promise<string | null> {
  const [found] = await database
    .select({ days: max(notificationSettings.daysInAdvance) })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.type, type), sql`${notificationSettings.email}`));
  return found === undefined || found.days === null ? null : addDays(today, found.days);
}

const isDue = (database: Database, type: NotificationType, today: string, horizon: string) => (subject: Subject) =>
  and(
    lte(subject.ends, horizon),
    lte(subject.ends, sql`${today}::date + ${notificationSettings.daysInAdvance}`),
    notExists(
      database
        .select({ id: reminders.id })
        .from(reminders)
        .where(
          and(
            eq(reminders.accountId, customerAccounts.id),
            eq(reminders.type, type),
            eq(reminders.subjectId, subject.id),
            eq(reminders.ends, subject.ends),
          ),
        ),
    ),
  );

/**
 * How many reminders of a type may still be enqueued now. Very many reminders of changes are due at once three months
 * before the end of the school year, and when the shop starts to send reminders. They are spread over several hours, and
 * all of them are sent.
 */
async function allowanceOf({ database, settings }: Services, type: NotificationType, now: Date): Promise<number> {
  if (type !== 'UPCOMING_CHANGE') return batch;
  const hourly = await settings.number(database, 'UPCOMING_CHANGE_MAILS_PER_HOUR');
  const since = new Date(now.getTime() - hourLength);
  const recent = and(eq(reminders.type, type), gt(reminders.ends, localDay(now)), gt(reminders.created, since));
  return Math.min(batch, Math.max(0, hourly - (await database.$count(reminders, recent))));
}

/** @returns how many were enqueued */
async function enqueueBatch(services: Services, type: NotificationType, now: Date): Promise<number> {
  const { database } = services;
  const today = localDay(now);
  const horizon = await horizonOf(database, type, today);
  const limit = await allowanceOf(services, type, now);
  if (horizon === null || limit === 0) return 0;
  return database.transaction(async (transaction) => {
    const which = isDue(transaction, type, today, horizon);
    const due = await readCandidates(transaction, type, { today, horizon, which }, limit);
    if (due.length === 0) return 0;
    // Another instance may have enqueued the same reminders. Then the rows and outbox entries of that instance are kept.
    const added = await transaction
      .insert(reminders)
      .values(due.map((candidate) => ({ ...candidate, type, created: now })))
      .onConflictDoNothing()
      .returning({ id: reminders.id });
    const ids = added.map(({ id }) => id);
    await enqueueEach(transaction, 'MAIL_REMINDER', ids, now);
    return ids.length;
  });
}

/**
 * Enqueues the reminders that are due and were not enqueued yet, one batch of each type (docs/decisions/0014). A
 * reminder that became due while the server did not run is sent later, unless its subject has ended. No reminders are
 * sent at night.
 * @returns whether there may be more
 */
export async function enqueueReminders(services: Services): Promise<boolean> {
  const { clock, database, settings } = services;
  const now = clock.now();
  if (isNight(now)) return false;
  await giveDefaultSettings(database, await settings.numbers(database));
  let enqueued = 0;
  for (const type of notificationTypes) enqueued += await enqueueBatch(services, type, now);
  return enqueued > 0;
}
