import ical, { escape, ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { Locale } from '#contract/enumerations.ts';

/** An end of something, as an event of one whole day. Texts may contain anything. */
export interface CalendarEvent {
  /** The same for the same thing at all times, and of nothing else in the world. */
  readonly uid: string;
  /** The last day, ISO. */
  readonly day: string;
  readonly summary: string;
  readonly description: string | null;
  /** Where to do something about it. */
  readonly url: string;
  /** How many days before, at nine in the morning, the calendar is to remind of it; null = not at all. */
  readonly alarmDays: number | null;
  /** When its content was last changed, and how often it was changed before. */
  readonly modified: Date;
  readonly sequence: number;
}

/** A calendar as a whole. */
export interface CalendarHead {
  readonly publisher: string;
  readonly locale: Locale;
  /** What it is called, and after how many hours a program should fetch it again; for one that is subscribed to. */
  readonly subscribed?: { readonly name: string; readonly refreshHours: number };
}

const hour = 3600;
const alarmHour = 9;

/** Characters that a calendar's text may not contain (RFC 5545, 3.3.11); a tab and ends of lines stay. */
// oxlint-disable-next-line no-control-regex -- it is them that are left out
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

const allowed = (text: string): string => text.toWellFormed().replaceAll(forbidden, '');

/** The same on one line: the library writes names of calendars as they are. */
const nameText = (name: string): string => escape(allowed(name), false);

/**
 * Writes a calendar as an iCalendar file (RFC 5545). The same events make the same file. It has no METHOD: it is no message
 * about events, which would have to name an organiser (RFC 5546, 3.2.1).
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
              description: allowed(summary),
            },
          ];
    calendar.createEvent({
      id: uid,
      sequence,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: modified,
      lastModified: modified,
      summary: allowed(summary),
      description: description === null ? null : allowed(description),
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms,
    });
  }
  // The library leaves out the end of the last line.
  return `${calendar.toString()}\r\n`;
}
