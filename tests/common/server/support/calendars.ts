import ICAL from 'ical.js';
import { expect } from 'vitest';

/** An event in the form in which a calendar program reads it. */
export interface ReadEvent {
  readonly uid: string;
  /** The first day of the event, and the first day after the event, ISO. */
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly description: string | null;
  readonly url: string;
  readonly sequence: number;
  readonly stamp: string;
  readonly modified: string;
  /** How long before the start the calendar shows an alarm, such as `-P2DT15H`. */
  readonly alarms: readonly string[];
}

export interface ReadCalendar {
  readonly name: string | null;
  readonly refresh: string | null;
  readonly events: readonly ReadEvent[];
}

const octetsOf = (line: string): number => Buffer.byteLength(line, 'utf8');

// oxlint-disable-next-line no-control-regex -- RFC 5545, 3.1: a line has no control characters but the tab
const controls = /[\u0000-\u0008\u000A-\u001F\u007F]/;

/** Checks the rules of RFC 5545 for lines, because a tolerant parser does not check them. */
function expectStrictLines(text: string): string[] {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = text.slice(0, -2).split('\r\n');
  expect(lines.filter((line) => line === '' || octetsOf(line) > 75 || controls.test(line))).toEqual([]);
  // A line must not be folded within a character.
  expect(text.isWellFormed()).toBe(true);
  const unfolded = text.replaceAll('\r\n ', '').slice(0, -2).split('\r\n');
  expect(unfolded.filter((line) => !/^[A-Z\d-]+(?:;[A-Z\d-]+=[^";:,]+)*:/.test(line))).toEqual([]);
  return unfolded;
}

const countOf = (lines: readonly string[], start: string): number =>
  lines.filter((line) => line.startsWith(start)).length;

function readEvent(component: ICAL.Component): ReadEvent {
  // An event has each of these properties exactly one time (RFC 5545, 3.6.1).
  const names = ['uid', 'dtstamp', 'dtstart', 'summary', 'sequence', 'last-modified', 'transp', 'url'];
  expect(names.map((name) => component.getAllProperties(name).length)).toEqual(names.map(() => 1));
  expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(component.getFirstProperty('dtstart')?.type).toBe('date');
  const event = new ICAL.Event(component);
  const text = (name: string): string => String(component.getFirstPropertyValue(name));
  const alarms = component.getAllSubcomponents('valarm');
  for (const alarm of alarms) {
    expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm.getAllProperties('description')).toHaveLength(1);
  }
  return {
    uid: event.uid,
    start: event.startDate.toString(),
    end: event.endDate.toString(),
    summary: event.summary,
    description: component.hasProperty('description') ? event.description : null,
    url: text('url'),
    sequence: event.sequence,
    stamp: text('dtstamp'),
    modified: text('last-modified'),
    alarms: alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  };
}

/** The parser does not decode unknown properties. This property is a text (RFC 5545, 3.8.8.2). */
const unescaped = (value: string | null): string | null =>
  value?.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign)) ?? null;

/** Reads an iCalendar file like a calendar program, and fails if it breaks RFC 5545. */
export function readCalendar(text: string): ReadCalendar {
  const lines = expectStrictLines(text);
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect([countOf(lines, 'PRODID:'), countOf(lines, 'METHOD:'), countOf(lines, 'BEGIN:VCALENDAR')]).toEqual([1, 0, 1]);
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map(readEvent);
  expect(countOf(lines, 'BEGIN:VEVENT')).toBe(events.length);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  const valueOf = (name: string): string | null => {
    const value = calendar.getFirstPropertyValue(name);
    return value === null ? null : String(value);
  };
  return { name: unescaped(valueOf('x-wr-calname')), refresh: valueOf('refresh-interval'), events };
}
