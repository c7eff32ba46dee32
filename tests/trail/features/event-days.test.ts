import { expect, it } from 'vitest';
import { eventDays } from '#features/trail/events/event-days.ts';

it('events are grouped by day in the operator’s time zone, in their order, also if that day begins before midnight UTC (TRL-02)', () => {
  const rows = [
    '2026-11-21T23:30:00.000Z',
    '2026-11-21T22:59:00.000Z',
    '2026-11-21T08:00:00.000Z',
    '2026-11-19T08:00:00.000Z',
  ].map((at, id) => ({ at, id }));
  expect(eventDays(rows).map(({ day, rows: of }) => [day, of.map(({ id }) => id)])).toEqual([
    ['2026-11-22', [0]],
    ['2026-11-21', [1, 2]],
    ['2026-11-19', [3]],
  ]);
  expect(eventDays([])).toEqual([]);
});
