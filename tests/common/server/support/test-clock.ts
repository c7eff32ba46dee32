import type { Clock } from '#server/platform/time/clock.ts';

/** The start time of test servers: a Saturday in November, 10:00 in Prague. */
export const testBegin = '2026-11-21T09:00:00.000Z';

/** A clock that changes only if the test moves it. */
export class TestClock implements Clock {
  #now = Date.parse(testBegin);

  now(): Date {
    return new Date(this.#now);
  }

  set(moment: string): void {
    this.#now = Date.parse(moment);
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
