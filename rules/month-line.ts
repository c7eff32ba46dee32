import type { DateRange } from './date-range.ts';
import { addDays, addMonths, daysBetween, earlier, later, startOfMonth } from './dates.ts';

/** The minimum and maximum number of months on the line, with the present month. */
const [fewestMonths, mostMonths] = [3, 6];

/** A row of whole months; `days` is the number of its days. */
export interface MonthLine {
  /** The first day of the line, ISO. */
  readonly from: string;
  readonly days: number;
  /** For each month: its first day, ISO, and its number of days. */
  readonly months: readonly { readonly first: string; readonly days: number }[];
}

/**
 * A range of days on the line; start and length are portions of the line's length. `goesOn`: the range continues after
 * the end of the line.
 */
export interface Stretch {
  readonly start: number;
  readonly length: number;
  readonly goesOn: boolean;
}

/** The months from the present month to the month of the last of `days`, limited to the maximum number. */
export function monthLine(today: string, days: readonly string[]): MonthLine {
  const from = startOfMonth(today);
  const last = days.reduce(later, today);
  const firsts = Array.from({ length: mostMonths }, (_, index) => addMonths(from, index));
  const shown = firsts.filter((first, index) => index < fewestMonths || first <= last);
  const months = shown.map((first) => ({ first, days: daysBetween(first, addMonths(first, 1)) }));
  return { from, days: months.reduce((sum, month) => sum + month.days, 0), months };
}

/** The position of the beginning of a day, as a portion of the line's length. */
export const placeOf = ({ from, days }: MonthLine, day: string): number => daysBetween(from, day) / days;

/** The position of a range of days on the line; null = the range is not on the line. */
export function stretchOf(line: MonthLine, { validFrom, validTo }: DateRange): Stretch | null {
  const end = addDays(line.from, line.days);
  const first = later(validFrom, line.from);
  const after = validTo === null ? end : earlier(addDays(validTo, 1), end);
  if (first >= after) return null;
  const start = placeOf(line, first);
  return { start, length: placeOf(line, after) - start, goesOn: validTo === null || validTo >= end };
}
