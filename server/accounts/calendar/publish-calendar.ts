import { addDays } from '#rules/dates.ts';
import { offeredLanguage } from '#rules/offered-languages.ts';
import { brandName } from '../../platform/brand/brand.ts';
import { writeCalendar } from '../../platform/calendar-files/write-calendar.ts';
import type { CalendarSubject } from '../../platform/credentials/calendar-tokens.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { calendarAddresses, customerAccounts, notificationSettings } from '../../platform/db/schema.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Services } from '../../platform/services/services.ts';
import { localDay } from '../../platform/time/clock.ts';
import { referenceData } from '../../reference-data/reference-data.ts';
import { giveDefaultSettings } from '../notifications/give-default-settings.ts';
import { eventsOf, type CalendarReader } from './events-of.ts';
import { readCardEnds, readTicketEnds } from './read-ends.ts';
import { fingerprintOf, reviseEvents } from './revise-events.ts';

export interface PublishedCalendar {
  readonly text: string;
  readonly fingerprint: string;
  /** The moment of the text's last change. */
  readonly changed: Date;
}

/**
 * The account that a calendar key belongs to; undefined if the key was replaced or removed, or the account is not
 * verified.
 */
export async function findSubject(database: Database, key: string): Promise<CalendarSubject | undefined> {
  const [found] = await database
    .select({ key: calendarAddresses.key, accountId: calendarAddresses.accountId })
    .from(calendarAddresses)
    .innerJoin(customerAccounts, and(eq(customerAccounts.id, calendarAddresses.accountId), customerAccounts.verified))
    .where(eq(calendarAddresses.key, key));
  return found;
}

/** How many days in advance the account is reminded by mail. The calendar has its alarms at the same times. */
async function readAlarmDays(database: Database, accountId: number): Promise<CalendarReader['alarmDays']> {
  const rows = await database
    .select({ type: notificationSettings.type, days: notificationSettings.daysInAdvance })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.accountId, accountId), notificationSettings.email));
  const daysOf = (type: keyof CalendarReader['alarmDays']) => rows.find((row) => row.type === type)?.days ?? null;
  return { CARD_EXPIRATION: daysOf('CARD_EXPIRATION'), TICKET_EXPIRATION: daysOf('TICKET_EXPIRATION') };
}

/**
 * Makes the calendar of an account and records that it was fetched. The row of the calendar is locked until then, so
 * that two concurrent fetches cannot give different numbers to the same change. Undefined if the address was replaced or
 * removed meanwhile.
 */
export async function publishCalendar(
  { database, configuration, settings }: Pick<Services, 'database' | 'configuration' | 'settings'>,
  { key, accountId }: CalendarSubject,
  now: Date,
): Promise<PublishedCalendar | undefined> {
  const numbers = await settings.numbers(database);
  // giveDefaultSettings may lock the account, so it is called before the calendar's row is locked: a deletion also locks
  // the account first, and then deletes this row.
  await giveDefaultSettings(database, numbers, eq(customerAccounts.id, accountId));
  return database.transaction(async (transaction) => {
    const ownRow = eq(calendarAddresses.key, key);
    const [row] = await transaction.select().from(calendarAddresses).where(ownRow).for('update');
    const [account] = await transaction
      .select({ locale: customerAccounts.locale })
      .from(customerAccounts)
      .where(eq(customerAccounts.id, accountId));
    if (row === undefined || account === undefined) return undefined;
    const locale = offeredLanguage(await settings.languages(transaction), account.locale);
    const since = addDays(localDay(now), -numbers.CALENDAR_ENDS_KEPT_IN_DAYS);
    const { publicUrl, shopUrl } = configuration;
    const reference = await referenceData(transaction);
    const contents = eventsOf(
      { locale, publicUrl, shopUrl, reference, alarmDays: await readAlarmDays(transaction, accountId) },
      {
        tickets: await readTicketEnds(transaction, accountId, since),
        cards: await readCardEnds(transaction, accountId, since),
      },
    );
    const { events, revisions } = reviseEvents(row.revisions, contents, now);
    const brand = brandName(configuration);
    const text = writeCalendar(
      {
        publisher: brand,
        locale,
        subscribed: {
          name: translate(locale, 'calendarFeed.name', { brand }),
          refreshHours: numbers.CALENDAR_REFRESHED_IN_HOURS,
        },
      },
      events,
    );
    const fingerprint = fingerprintOf(text);
    const changed = fingerprint === row.fingerprint ? row.changed : now;
    await transaction
      .update(calendarAddresses)
      .set({ lastFetched: now, revisions, fingerprint, changed })
      .where(ownRow);
    return { text, fingerprint, changed };
  });
}
