import { expect, test } from 'vitest';
import { localDay } from '#server/platform/time/clock.ts';
import { dayBounds } from '#server/platform/time/day-bounds.ts';

test.each([
  ['2026-11-21T22:59:59.999Z', '2026-11-21'],
  ['2026-11-21T23:00:00.000Z', '2026-11-22'],
  ['2026-07-01T21:59:59.999Z', '2026-07-01'],
  ['2026-07-01T22:00:00.000Z', '2026-07-02'],
])("at %s it is %s in the operator's time zone", (moment, day) => {
  expect(localDay(new Date(moment))).toBe(day);
});

test.each([
  ['2026-11-21', '2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('the day %s lasts from %s to %s, also on the days when clocks change', (day, from, before) => {
  const bounds = dayBounds(day);
  expect([bounds.from.toISOString(), bounds.before.toISOString()]).toEqual([from, before]);
});
