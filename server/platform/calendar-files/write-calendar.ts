import ical, { escape, ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { Locale } from '#contract/enumerations.ts';

/** The end of something, as an all-day event. Its texts may contain any characters. */
export interface CalendarEvent {
  /** Identifies the event: always the same for the same subject, and different from every other UID in the world. */
  readonly uid: string;
  /** The last day, ISO. */
  readonly day: string;
  readonly summary: string;
  readonly description: string | null;
  /** The page on which the person can act. */
  readonly url: string;
  /** How many days before the event, at nine in the morning, the calendar shows an alarm; null = no alarm. */
  readonly alarmDays: number | null;
  /** When the event's content was last changed; `sequence` counts the earlier changes of the content. */
  readonly modified: Date;
  readonly sequence: number;
}

/** The data of the calendar, without its events. */
export interface CalendarHead {
  readonly publisher: string;
  readonly locale: Locale;
  /**
   * Only for a calendar to which people subscribe: its name, and the number of hours after which a program should fetch
   * the calendar again.
   */
  readonly subscribed?: { readonly name: string; readonly refreshHours: number };
}

const hour = 3600;
const alarmHour = 9;

/** Characters that a text in a calendar may not contain (RFC 5545, 3.3.11); tabs and line ends are allowed. */
// oxlint-disable-next-line no-control-regex -- it is them that are left out
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

const withoutForbidden = (text: string): string => text.toWellFormed().replaceAll(forbidden, '');

/** A calendar's name without forbidden characters and with escapes: the library does not escape the name. */
const nameText = (name: string): string => escape(withoutForbidden(name), false);

/**
 * Writes a calendar as an iCalendar file (RFC 5545). The same events give the same file. It has no METHOD, because a
 * file with METHOD is a message about events and would have to name an organiser (RFC 5546, 3.2.1).
 */
export function writeCalendar(
  { publisher, locale, subscribed }: CalendarHead,
  events: readonly CalendarEvent[],
): string {
  const calendar = ical({ prodId: { company: publisher, product: 'Linka', language: locale } });
  if (subscribed !== undefined) {
    calendar.name(nameText(subscribed.name));
    calendar.ttl(subscribed.refreshHours * hour);
  }
  for (const { uid, day, summary, description, url, alarmDays, modified, sequence } of events) {
    const alarms =
      alarmDays === null
        ? []
        : [
            {
              type: ICalAlarmType.display,
              trigger: (alarmDays * 24 - alarmHour) * hour,
              description: withoutForbidden(summary),
            },
          ];
    calendar.createEvent({
      id: uid,
      sequence,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: modified,
      lastModified: modified,
      summary: withoutForbidden(summary),
      description: description === null ? null : withoutForbidden(description),
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms,
    });
  }
  // The library writes no line end after the last line.
  return `${calendar.toString()}\r\n`;
}
