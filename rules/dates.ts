/**
 * The last day of the calendar: later results become this day, so that days can be compared as texts and fit the
 * contract.
 */
export const lastDayOfCalendar = '9999-12-31';

const millisecondsOfDay = 86_400_000;

/** The midnight of the day in UTC, where each day has 24 hours. */
function read(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || write(date) !== day) throw new RangeError(`not a day: ${day}`);
  return date;
}

const write = (date: Date): string =>
  date.getUTCFullYear() > 9999 ? lastDayOfCalendar : date.toISOString().slice(0, 10);

/** Sets the day of the month; a day after the end of the month becomes its last day. */
function setDayOfMonth(date: Date, day: number): Date {
  const end = new Date(date);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  date.setUTCDate(Math.min(day, end.getUTCDate()));
  return date;
}

function moveByMonths(day: string, months: number): Date {
  const date = read(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  return setDayOfMonth(date, dayOfMonth);
}

/** All days are ISO `yyyy-MM-dd` and can be compared as texts. Each function throws a RangeError for any other text. */
export function addDays(day: string, days: number): string {
  const date = read(day);
  date.setUTCDate(date.getUTCDate() + days);
  return write(date);
}

/** The last day of a range if `next` is the first day after it; the end of the calendar if the range was cut there. */
export const dayBefore = (next: string): string => (next === lastDayOfCalendar ? next : addDays(next, -1));

/** Limited to the last day of the month: 31 January + 1 month = 28 (29) February. */
export const addMonths = (day: string, months: number): string => write(moveByMonths(day, months));

/** Limited to the last day of the month: 29 February + 1 year = 28 February. */
export const addYears = (day: string, years: number): string => addMonths(day, 12 * years);

/**
 * The last day that is at least `months` before `day`. The result is found by adding, because several days lead to the
 * end of a short month: 28 and 29 February 2012 + 15 years = 28 February 2027.
 */
export function monthsBefore(day: string, months: number): string {
  const before = moveByMonths(day, -months);
  const monthEnd = write(setDayOfMonth(new Date(before), 31));
  return addMonths(monthEnd, months) <= day ? monthEnd : write(before);
}

/** The last day that is at least `years` before `day`; see {@link monthsBefore}. */
export const yearsBefore = (day: string, years: number): string => monthsBefore(day, 12 * years);

export const startOfMonth = (day: string): string => `${write(read(day)).slice(0, 7)}-01`;

export const startOfYear = (day: string): string => `${write(read(day)).slice(0, 4)}-01-01`;

/** The first day of the half-year that contains the day: 1 January or 1 July. */
export function startOfHalfYear(day: string): string {
  const start = startOfYear(day);
  const july = addMonths(start, 6);
  return day < july ? start : july;
}

export const yearOf = (day: string): number => read(day).getUTCFullYear();

/** The day of a month (1–12) in a year; a day after the end of the month becomes its last day. */
export function dayInYear(year: number, month: number, day: number): string {
  const date = new Date(0);
  date.setUTCFullYear(Math.min(year, 9999), month - 1, 1);
  return write(setDayOfMonth(date, day));
}

/** Whole years from one day to a later day; 0 if the second day is not later. */
export function wholeYears(from: string, to: string): number {
  if (to < from) return 0;
  const years = yearOf(to) - yearOf(from);
  return addYears(from, years) > to ? years - 1 : years;
}

/** How many days the second day is after the first day; negative if the second day is before the first day. */
export const daysBetween = (from: string, to: string): number =>
  (read(to).getTime() - read(from).getTime()) / millisecondsOfDay;

export const earlier = (one: string, other: string): string => (one < other ? one : other);

export const later = (one: string, other: string): string => (one > other ? one : other);
