import type { DateRange } from './date-range.ts';
import { addDays, addMonths, daysBetween, earlier, later, startOfMonth } from './dates.ts';

/** At least and at most so many months are drawn, the present one included. */
const [fewestMonths, mostMonths] = [3, 6];

/** A row of whole months; `days` is how many days it has. */
export interface MonthLine {
  /** The first day, ISO. */
  readonly from: string;
  readonly days: number;
  /** The first day of each month, ISO, and how many days the month has. */
  readonly months: readonly { readonly first: string; readonly days: number }[];
}

/** A stretch of a line, in shares of its length; it may go on beyond the line's ends. */
export interface Stretch {
  readonly start: number;
  readonly length: number;
  readonly goesOn: boolean;
}

/** The months from the present one to the one that contains the last of the days, or as many as can be drawn. */
export function monthLine(today: string, days: readonly string[]): MonthLine {
  const from = startOfMonth(today);
  const last = days.reduce(later, today);
  const firsts = Array.from({ length: mostMonths }, (_, index) => addMonths(from, index));
  const shown = firsts.filter((first, index) => index < fewestMonths || first <= last);
  const months = shown.map((first) => ({ first, days: daysBetween(first, addMonths(first, 1)) }));
  return { from, days: months.reduce((sum, month) => sum + month.days, 0), months };
}

/** Where a day begins on the line. */
export const placeOf = ({ from, days }: MonthLine, day: string): number => daysBetween(from, day) / days;

/** The part of a line on which a range of days lies; null = none. */
export function stretchOf(line: MonthLine, { validFrom, validTo }: DateRange): Stretch | null {
  const end = addDays(line.from, line.days);
  const first = later(validFrom, line.from);
  const after = validTo === null ? end : earlier(addDays(validTo, 1), end);
  if (first >= after) return null;
  const start = placeOf(line, first);
  return { start, length: placeOf(line, after) - start, goesOn: validTo === null || validTo >= end };
}
