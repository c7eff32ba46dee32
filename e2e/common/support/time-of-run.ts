import { testBegin } from '#tests/common/server/support/test-clock.ts';

/** How far the time of the run is from the real one, in milliseconds; workers and servers inherit the variable. */
const variable = 'LINKA_TEST_TIME_OFFSET';

/** Makes each run begin at the same moment: prices, seasons and ends of months do not depend on the day of the run. */
export function beginRun(): void {
  process.env[variable] ??= String(Date.parse(testBegin) - Date.now());
}

export const timeOffset = (): number => Number(process.env[variable] ?? 0);
