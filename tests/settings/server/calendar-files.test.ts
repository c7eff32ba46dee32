import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#rules/dates.ts';
import { reviseEvents } from '#server/accounts/calendar/revise-events.ts';
import { writeCalendar } from '#server/platform/calendar-files/write-calendar.ts';
import type { CalendarEvent } from '#server/platform/calendar-files/write-calendar.ts';
import { readCalendar } from '../../common/server/support/calendars.ts';

const days = fc.integer({ min: -40_000, max: 1_000_000 }).map((passed) => addDays('2026-11-21', passed));
const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
/** Difficult names and texts: quotes and separators, line breaks, emoji, characters of many bytes, single surrogates. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      ',',
      ';',
      ':',
      '\\',
      '\\n',
      '"',
      ' ',
      '\t',
      'ř',
      'ș',
      '👩‍👩‍👧‍👦',
      '\uD83D',
      '\u0007',
      'a',
    ),
    maxLength: 200,
  }),
  fc.constantFrom('BEGIN:VEVENT\r\nEND:VCALENDAR', 'Žofie-Ștefania, „Novák; ml."', '\uFEFFx', 'x\u2028y\u0085z'),
);
const events = fc.uniqueArray(
  fc.record({
    uid: fc.uuid().map((id) => `${id}@linka.example`),
    day: days,
    summary: texts,
    description: texts,
    url: fc.nat().map((id) => `https://shop.linka.example/#/app/user-linked-account/${String(id)}`),
    alarmDays: fc.option(fc.integer({ min: 0, max: 36_600 })),
    modified: moments,
    sequence: fc.nat(),
  }),
  { selector: ({ uid }) => uid, maxLength: 5 },
);

// oxlint-disable-next-line no-control-regex -- what a calendar cannot say
const unsayable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
const writableText = (text: string): string => text.toWellFormed().replaceAll(unsayable, '').replaceAll(/\r\n?/g, '\n');

const wholeSecond = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;

/** The alarm is at nine in the morning, some days before the event. */
const trigger = (alarmDays: number): string => {
  if (alarmDays === 0) return 'PT9H';
  return alarmDays === 1 ? '-PT15H' : `-P${String(alarmDays - 1)}DT15H`;
};

const asRead = ({ day, alarmDays, modified, ...event }: CalendarEvent) => ({
  ...event,
  start: day,
  end: addDays(day, 1),
  summary: writableText(event.summary),
  description: writableText(event.description ?? ''),
  stamp: wholeSecond(modified),
  modified: wholeSecond(modified),
  alarms: alarmDays === null ? [] : [trigger(alarmDays)],
});

describe('a calendar file (ICS-03)', () => {
  test('is read by a strict parser exactly as it was written, with any names', () => {
    fc.assert(
      fc.property(events, texts, fc.integer({ min: 1, max: 1000 }), (written, name, refreshHours) => {
        const subscribed = { name: writableText(name) || 'x', refreshHours };
        const read = readCalendar(writeCalendar({ publisher: 'Linka', locale: 'cs', subscribed }, written));
        expect(read.events).toEqual(written.map(asRead));
        expect(read.name).toBe(subscribed.name);
      }),
      { numRuns: 300 },
    );
  });

  test('of an order has no name and no refresh interval', () => {
    const read = readCalendar(writeCalendar({ publisher: 'Linka', locale: 'en' }, []));
    expect(read).toEqual({ name: null, refresh: null, events: [] });
  });
});

describe('the revisions of events (ICS-03)', () => {
  const contentOf = ({ modified: _, sequence: __, ...content }: CalendarEvent) => content;
  const first = new Date('2026-11-21T09:00:00Z');
  const later = new Date('2026-11-22T09:00:00Z');

  test('rise only for events whose content has changed', () => {
    fc.assert(
      fc.property(events, fc.func(fc.boolean()), (all, isChanged) => {
        const contents = all.map(contentOf);
        const before = reviseEvents({}, contents, first);
        const changed = contents.map((content) =>
          isChanged(content.uid) ? { ...content, summary: `${content.summary}!` } : content,
        );
        const after = reviseEvents(before.revisions, changed, later);
        expect(before.events.map(({ sequence, modified }) => [sequence, modified])).toEqual(all.map(() => [0, first]));
        expect(after.events.map(({ sequence, modified }) => [sequence, modified])).toEqual(
          all.map(({ uid }) => (isChanged(uid) ? [1, later] : [0, first])),
        );
        expect(reviseEvents(after.revisions, changed, new Date('2027-01-01'))).toEqual(after);
      }),
      { numRuns: 100 },
    );
  });

  test('are not kept for events that are no longer in the calendar', () => {
    const content = { uid: '__proto__', day: '2026-11-30', summary: '', description: '', url: 'x:', alarmDays: null };
    const { revisions } = reviseEvents({}, [content], first);
    expect(reviseEvents(revisions, [], later).revisions).toEqual({});
    expect(reviseEvents({}, [content], later).events[0]?.sequence).toBe(0);
  });
});
