import * as v from 'valibot';
import { IsoMoment } from '../values.ts';

/** The longest address of a calendar that the shop makes, in characters. */
export const longestCalendarAddress = 500;

/** The private address of an account's calendar. Everybody who has the address can read the calendar (ICS-01). */
export const CalendarAddress = v.object({
  /** `https://…/calendar/….ics`. */
  address: v.pipe(v.string(), v.url(), v.maxLength(longestCalendarAddress)),
  created: IsoMoment,
  /** When a calendar program last fetched the calendar; null = never. */
  lastFetched: v.nullable(IsoMoment),
});
export type CalendarAddress = v.InferOutput<typeof CalendarAddress>;
