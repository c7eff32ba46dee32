import { DateTime } from 'luxon';
import { operatorTimeZone } from '#rules/time-zone.ts';

/** Start (inclusive) and end (exclusive) of a local calendar day, ISO `yyyy-MM-dd` in the operator's zone. */
export function dayBounds(day: string): { readonly from: Date; readonly before: Date } {
  const start = DateTime.fromISO(day, { zone: operatorTimeZone });
  return { from: start.toJSDate(), before: start.plus({ days: 1 }).toJSDate() };
}
