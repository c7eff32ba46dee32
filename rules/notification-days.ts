/** How many days ahead a reminder can be sent, both limits included. */
export interface DaysRange {
  readonly min: number;
  readonly max: number;
}

/** The number of days limited to the range. */
export const clampDays = (days: number, { min, max }: DaysRange): number => Math.max(min, Math.min(max, days));

/** Whether a setting can be saved: its days are in the range of its type, or it has 0 days and sends no e-mail. */
export const isAllowedDays = (days: number, email: boolean, range: DaysRange): boolean =>
  (days === 0 && !email) || clampDays(days, range) === days;

/**
 * The number of days to save for the typed digits: an empty text is 0, and a number outside the range becomes the
 * nearest limit.
 */
export function daysToSave(typed: string, email: boolean, range: DaysRange): number {
  const days = Number(typed);
  return isAllowedDays(days, email, range) ? days : clampDays(days, range);
}
