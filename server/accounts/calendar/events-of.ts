import type { NotificationType } from '#contract/entities/notification-setting.ts';
import type { Locale } from '#contract/enumerations.ts';
import { hiddenCardNumber } from '#rules/card-number.ts';
import { formatDay } from '#rules/date-text.ts';
import { ticketUid } from '../../platform/calendar-files/ticket-uid.ts';
import type { CalendarEvent } from '../../platform/calendar-files/write-calendar.ts';
import { translate } from '../../platform/i18n/translate.ts';
import { known } from '../../reference-data/reference-data.ts';
import type { ReferenceData } from '../../reference-data/reference-data.ts';
import type { End, TicketEnd } from './read-ends.ts';
import { shortNames } from './short-names.ts';

/** The types of reminders that become alarms in the calendar. */
export type AlarmType = Exclude<NotificationType, 'UPCOMING_CHANGE'>;

/** An event without its revision. */
export type EventContent = Omit<CalendarEvent, 'modified' | 'sequence'>;

/** For whom the calendar is written: language, links and alarms. */
export interface CalendarReader {
  readonly locale: Locale;
  readonly publicUrl: string;
  readonly shopUrl: string;
  readonly reference: ReferenceData;
  /** How many days before the end of a card or ticket the account wants a reminder; null = no reminder. */
  readonly alarmDays: Readonly<Record<AlarmType, number | null>>;
}

interface Ends {
  readonly tickets: readonly TicketEnd[];
  readonly cards: readonly End[];
}

/** The page of the person, where the ticket or the card can be renewed. */
const pageOf = ({ shopUrl }: CalendarReader, { linkType, person }: End): string =>
  `${shopUrl}/#/app/${linkType === 'REGISTERED' ? 'user-account' : `user-linked-account/${String(person.id)}`}`;

const alarmOf = (reader: CalendarReader, type: AlarmType, { followed }: End): number | null =>
  followed ? null : reader.alarmDays[type];

/**
 * The events of a calendar, the earliest end first. A UID contains the ticket or the card, but no account: two accounts
 * that manage the same card get the same UID.
 */
export function eventsOf(reader: CalendarReader, { tickets, cards }: Ends): EventContent[] {
  const { locale, publicUrl, reference } = reader;
  const { host } = new URL(publicUrl);
  const names = shortNames([...tickets, ...cards].map(({ person }) => person));

  const event = (type: AlarmType, end: End, values: Readonly<Record<string, string>>): EventContent => {
    const area = type === 'CARD_EXPIRATION' ? 'card' : 'ticket';
    const person = names.get(end.person.id) ?? '';
    const url = pageOf(reader, end);
    const all = { ...values, person, until: formatDay(end.day), card: hiddenCardNumber(end.cardNumber), url };
    return {
      uid: area === 'card' ? `card-${String(end.id)}@${host}` : ticketUid(publicUrl, end.id),
      day: end.day,
      summary: translate(locale, `calendarFeed.${area}${person === '' ? '.nameless' : ''}`, all),
      description: translate(locale, `calendarFeed.${area}.description`, all),
      url,
      alarmDays: alarmOf(reader, type, end),
    };
  };

  const ticketEvent = (ticket: TicketEnd): EventContent =>
    event('TICKET_EXPIRATION', ticket, {
      ticket: known(reference.tariffProfiles, ticket.tariffProfileId).displayName[locale],
      zones: ticket.zoneIds.map((id) => known(reference.zones, id).displayName).join(', ') || '–',
      from: formatDay(ticket.validFrom),
    });

  const events = [...tickets.map(ticketEvent), ...cards.map((card) => event('CARD_EXPIRATION', card, {}))];
  return events.toSorted((one, other) => one.day.localeCompare(other.day) || one.uid.localeCompare(other.uid));
}
