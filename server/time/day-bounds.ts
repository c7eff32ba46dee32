import { DateTime } from 'luxon';

/** The moments between which a local calendar day lies, ISO `yyyy-MM-dd` in Europe/Prague: from `from` to before `before`. */
export function dayBounds(day: string): { readonly from: Date; readonly before: Date } {
  const start = DateTime.fromISO(day, { zone: 'Europe/Prague' });
  return { from: start.toJSDate(), before: start.plus({ days: 1 }).toJSDate() };
}
