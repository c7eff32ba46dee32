import { DateTime } from 'luxon';

/**
 * The last day of the calendar: later results become this day, so that days can be compared as texts and fit the
 * contract.
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

/** All days are ISO `yyyy-MM-dd` and can be compared as texts. Each function throws a RangeError for any other text. */
export const addDays = (day: string, days: number): string => write(read(day).plus({ days }));

/** The last day of a range if `next` is the first day after it; the end of the calendar if the range was cut there. */
export const dayBefore = (next: string): string => (next === lastDayOfCalendar ? next : addDays(next, -1));

/** Limited to the last day of the month: 31 January + 1 month = 28 (29) February. */
export const addMonths = (day: string, months: number): string => write(read(day).plus({ months }));

/** Limited to the last day of the month: 29 February + 1 year = 28 February. */
export const addYears = (day: string, years: number): string => write(read(day).plus({ years }));

/**
 * The last day that is at least `months` before `day`. The result is found by adding, because several days lead to the
 * end of a short month: 28 and 29 February 2012 + 15 years = 28 February 2027.
 */
export function monthsBefore(day: string, months: number): string {
  const before = read(day).minus({ months });
  const monthEnd = write(before.endOf('month'));
  return addMonths(monthEnd, months) <= day ? monthEnd : write(before);
}

/** The last day that is at least `years` before `day`; see {@link monthsBefore}. */
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

/** The day of a month (1–12) in a year; a day after the end of the month becomes its last day. */
export function dayInYear(year: number, month: number, day: number): string {
  const first = DateTime.utc(Math.min(year, 9999), month, 1);
  return write(first.set({ day: Math.min(day, first.daysInMonth ?? 28) }));
}

/** Whole years from one day to a later day; 0 if the second day is not later. */
export function wholeYears(from: string, to: string): number {
  if (to < from) return 0;
  const years = yearOf(to) - yearOf(from);
  return addYears(from, years) > to ? years - 1 : years;
}

/** How many days the second day is after the first day; negative if the second day is before the first day. */
export const daysBetween = (from: string, to: string): number => read(to).diff(read(from), 'days').days;

export const earlier = (one: string, other: string): string => (one < other ? one : other);

export const later = (one: string, other: string): string => (one > other ? one : other);
