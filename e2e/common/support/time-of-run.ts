import { testBegin } from '#tests/common/server/support/test-clock.ts';

/**
 * The difference between the time of the run and the real time, in milliseconds; workers and servers inherit the
 * variable.
 */
const variable = 'LINKA_TEST_TIME_OFFSET';

/**
 * Makes each run start at the same moment, so that prices, seasons and ends of months do not depend on the day of the
 * run.
 */
export function beginRun(): void {
  process.env[variable] ??= String(Date.parse(testBegin) - Date.now());
}

export const timeOffset = (): number => Number(process.env[variable] ?? 0);
