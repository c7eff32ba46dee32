/** How many days ahead a reminder can be sent, both limits included. */
export interface DaysRange {
  readonly min: number;
  readonly max: number;
}

/** The nearest number of days in a range. */
export const clampDays = (days: number, { min, max }: DaysRange): number => Math.max(min, Math.min(max, days));

/** Whether a setting can be saved: its days are in the range of its type, or it sends no e-mail and has no days. */
export const isAllowedDays = (days: number, email: boolean, range: DaysRange): boolean =>
  (days === 0 && !email) || clampDays(days, range) === days;

/** The days to save for what was typed, digits or nothing: empty is 0, and what is not allowed becomes a limit. */
export function daysToSave(typed: string, email: boolean, range: DaysRange): number {
  const days = Number(typed);
  return isAllowedDays(days, email, range) ? days : clampDays(days, range);
}
