import * as v from 'valibot';
import { IsoMoment } from '../values.ts';

/** The longest address that the shop gives out, in characters. */
export const longestCalendarAddress = 500;

/** The private address of an account's calendar: whoever has it can read the calendar (ICS-01). */
export const CalendarAddress = v.object({
  /** `https://…/calendar/….ics`. */
  address: v.pipe(v.string(), v.url(), v.maxLength(longestCalendarAddress)),
  created: IsoMoment,
  /** When a calendar program has last fetched it; null = never. */
  lastFetched: v.nullable(IsoMoment),
});
export type CalendarAddress = v.InferOutput<typeof CalendarAddress>;
