import { DateTime } from 'luxon';

/** Start (inclusive) and end (exclusive) of a local calendar day, ISO `yyyy-MM-dd` in Europe/Prague. */
export function dayBounds(day: string): { readonly from: Date; readonly before: Date } {
  const start = DateTime.fromISO(day, { zone: 'Europe/Prague' });
  return { from: start.toJSDate(), before: start.plus({ days: 1 }).toJSDate() };
}
