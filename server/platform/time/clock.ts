import { dayOf } from '#rules/date-text.ts';

/** The server's source of time; the sandbox can move it. */
export interface Clock {
  now(): Date;
  /** For a clock that can be moved: takes over the time to which another instance on the same database has moved it. */
  follow?(): Promise<void>;
}

/** The computer's time. No other file of the server reads it. */
export const systemClock: Clock = { now: () => new Date(Date.now()) };

const minute = 60_000;
let lastMinute = Number.NaN;
let lastDay = '';

/**
 * The operator's local calendar day of a moment, ISO `yyyy-MM-dd`. Each call needs it, so it is computed only once a
 * minute.
 */
export function localDay(moment: Date): string {
  const asked = Math.floor(moment.getTime() / minute);
  if (asked !== lastMinute) {
    lastDay = dayOf(moment);
    lastMinute = asked;
  }
  return lastDay;
}
