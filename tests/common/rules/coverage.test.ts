import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageOf } from '#rules/coverage.ts';
import { addDays } from '#rules/dates.ts';

const today = '2026-11-23';
const ticket = (start: number, end: number) => ({ validFrom: addDays(today, start), validTo: addDays(today, end) });
const coverage = (...tickets: readonly (readonly [number, number])[]) =>
  coverageOf({
    hasActiveCard: true,
    tickets: tickets.map(([start, end]) => ticket(start, end)),
    today,
    endingDays: 3,
  });

describe('whether a person may travel today, and the last day (ACC-01)', () => {
  it.each([
    ['without a ticket', [], 'NOT_COVERED', null],
    ['with a ticket that has ended', [[-30, -1]], 'NOT_COVERED', null],
    ['with a ticket that begins tomorrow', [[1, 30]], 'NOT_COVERED', null],
    ['with a ticket that ends today', [[-29, 0]], 'ENDING', 0],
    ['with three days left', [[-26, 3]], 'ENDING', 3],
    ['with four days left', [[-25, 4]], 'COVERED', 4],
    [
      'with the next ticket bought',
      [
        [-29, 0],
        [1, 30],
      ],
      'COVERED',
      30,
    ],
    [
      'with the next ticket bought first',
      [
        [1, 30],
        [-29, 0],
      ],
      'COVERED',
      30,
    ],
    [
      'with two that overlap',
      [
        [-29, 5],
        [3, 8],
      ],
      'COVERED',
      8,
    ],
    [
      'with a shorter ticket inside',
      [
        [-29, 20],
        [-1, 5],
      ],
      'COVERED',
      20,
    ],
    [
      'with a gap of a day before the next ticket',
      [
        [-29, 0],
        [2, 30],
      ],
      'ENDING',
      0,
    ],
  ] as const)('%s', (_when, tickets, state, days) => {
    expect(coverage(...tickets)).toEqual({ state, until: days === null ? null : addDays(today, days) });
  });

  it('is NO_CARD without an active card', () => {
    expect(coverageOf({ hasActiveCard: false, tickets: [ticket(-1, 9)], today, endingDays: 3 })).toEqual({
      state: 'NO_CARD',
      until: null,
    });
  });

  const span = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 15 }));

  it('gives the same last day as a search for a valid ticket on each day', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 6 }), (spans) => {
        const tickets = spans.map(([start, length]) => [start, start + length] as const);
        const isCovered = (day: number) => tickets.some(([start, end]) => start <= day && day <= end);
        let day = 0;
        while (isCovered(day)) day += 1;
        expect(coverage(...tickets).until).toBe(day === 0 ? null : addDays(today, day - 1));
      }),
    );
  });
});
