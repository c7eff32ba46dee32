import { DateTime } from 'luxon';

/**
 * The last day of the calendar: later results are clamped to it, so that days compare as texts and fit the contract.
 */
export const lastDayOfCalendar = '9999-12-31';

function read(day: string): DateTime {
  const date = DateTime.fromISO(day, { zone: 'utc' });
  if (!date.isValid) throw new RangeError(`not a day: ${day}`);
  return date;
}

function write(date: DateTime): string {
  const day = date.toISODate();
  if (day === null) throw new RangeError('not a day');
  return date.year > 9999 ? lastDayOfCalendar : day;
}

/**
 * All days are ISO `yyyy-MM-dd` and compare as texts. Each function throws a RangeError for anything that is not a day.
 */
export const addDays = (day: string, days: number): string => write(read(day).plus({ days }));

/** The last day of a span after which `next` is the first day; the end of the calendar if the span was cut there. */
export const dayBefore = (next: string): string => (next === lastDayOfCalendar ? next : addDays(next, -1));

/** Clamped to the month's end: 31 January + 1 month = 28 (29) February. */
export const addMonths = (day: string, months: number): string => write(read(day).plus({ months }));

/** Clamped: 29 February + 1 year = 28 February. */
export const addYears = (day: string, years: number): string => write(read(day).plus({ years }));

/**
 * The last day from which `months` have passed by `day`: whoever began on it or earlier has reached them. Found by adding,
 * since several days lead to the end of a short month: 28 and 29 February 2012 + 15 years = 28 February 2027.
 */
export function monthsBefore(day: string, months: number): string {
  const before = read(day).minus({ months });
  const monthEnd = write(before.endOf('month'));
  return addMonths(monthEnd, months) <= day ? monthEnd : write(before);
}

/** The last day from which `years` have passed by `day`; see {@link monthsBefore}. */
export const yearsBefore = (day: string, years: number): string => monthsBefore(day, 12 * years);

export const startOfMonth = (day: string): string => write(read(day).startOf('month'));

export const startOfYear = (day: string): string => write(read(day).startOf('year'));

/** The first day of the half-year that contains the day: 1 January or 1 July. */
export function startOfHalfYear(day: string): string {
  const start = startOfYear(day);
  const july = addMonths(start, 6);
  return day < july ? start : july;
}

export const yearOf = (day: string): number => read(day).year;

/** The day of a month (1–12) in a year; a day beyond the month's end becomes its last day. */
export function dayInYear(year: number, month: number, day: number): string {
  const first = DateTime.utc(Math.min(year, 9999), month, 1);
  return write(first.set({ day: Math.min(day, first.daysInMonth ?? 28) }));
}

/** Whole years from one day to a later one; 0 if it is not later. */
export function wholeYears(from: string, to: string): number {
  if (to < from) return 0;
  const years = yearOf(to) - yearOf(from);
  return addYears(from, years) > to ? years - 1 : years;
}

/** How many days the second day is after the first; below 0 if it is before it. */
export const daysBetween = (from: string, to: string): number => read(to).diff(read(from), 'days').days;

export const earlier = (one: string, other: string): string => (one < other ? one : other);

export const later = (one: string, other: string): string => (one > other ? one : other);
