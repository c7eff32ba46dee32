import { dayOf } from '#rules/date-text.ts';

/** Where the server takes the time from; the sandbox can move it. */
export interface Clock {
  now(): Date;
  /** Of a clock that can be moved: takes over where another instance on the same database has moved it. */
  follow?(): Promise<void>;
}

/** The computer's time; no other file of the server asks for it. */
export const systemClock: Clock = { now: () => new Date(Date.now()) };

const minute = 60_000;
let lastMinute = Number.NaN;
let lastDay = '';

/**
 * The operator's local calendar day of a moment, ISO `yyyy-MM-dd`. Each call asks for it, so it is computed once a
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
