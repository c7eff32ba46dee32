import type { DateRange } from './date-range.ts';
import { addDays, earlier, later } from './dates.ts';

/** The settings ESHOP_MIN_ and ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM. */
export interface StartLimits {
  readonly minDaysAhead: number;
  readonly maxDaysAhead: number;
}

export interface StartWindow {
  readonly earliest: string;
  readonly latest: string;
}

/** The days on which a ticket may start, both included. */
export const ticketStartWindow = (today: string, limits: StartLimits): StartWindow => ({
  earliest: addDays(today, limits.minDaysAhead),
  latest: addDays(today, limits.maxDaysAhead),
});

/**
 * The window limited to the days on which a combination is sold; if `earliest` is after `latest`, no day is possible.
 */
export const narrowStartWindow = (window: StartWindow, combination: DateRange): StartWindow => ({
  earliest: later(window.earliest, combination.validFrom),
  latest: combination.validTo === null ? window.latest : earlier(window.latest, combination.validTo),
});

export const isInStartWindow = (window: StartWindow, day: string): boolean =>
  window.earliest <= day && day <= window.latest;
