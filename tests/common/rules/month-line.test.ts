import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#rules/dates.ts';
import { monthLine, placeOf, stretchOf } from '#rules/month-line.ts';
import { anyDay } from './arbitraries.ts';

const line = monthLine('2026-11-25', ['2027-01-05']);

describe('the months on the family board (FAM-01)', () => {
  it('are whole months, starting with the current month', () => {
    expect(line).toEqual({
      from: '2026-11-01',
      days: 92,
      months: [
        { first: '2026-11-01', days: 30 },
        { first: '2026-12-01', days: 31 },
        { first: '2027-01-01', days: 31 },
      ],
    });
  });

  it('are at least three and at most six', () => {
    expect(monthLine('2026-11-25', []).months).toHaveLength(3);
    expect(monthLine('2026-11-25', ['2027-03-01']).months).toHaveLength(5);
    expect(monthLine('2026-11-25', ['2031-01-01']).months).toHaveLength(6);
  });
});

describe('the position of a ticket on the months', () => {
  it('extends from the start of its first day to the end of its last day', () => {
    const stretch = stretchOf(line, { validFrom: '2026-12-01', validTo: '2026-12-31' });
    expect(stretch).toEqual({ start: 30 / 92, length: expect.closeTo(31 / 92), goesOn: false });
  });

  it('is cut at both ends of the line; a ticket outside of the line has no position', () => {
    const long = stretchOf(line, { validFrom: '2026-01-01', validTo: '2027-12-31' });
    expect(long).toEqual({ start: 0, length: 1, goesOn: true });
    expect(stretchOf(line, { validFrom: '2026-01-01', validTo: '2026-10-31' })).toBeNull();
    expect(stretchOf(line, { validFrom: '2027-02-01', validTo: null })).toBeNull();
  });

  it('is never outside of the line, and as long as the visible days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400, max: 400 }), fc.nat({ max: 400 }), (today, start, length) => {
        const validFrom = addDays(today, start);
        const ticket = { validFrom, validTo: addDays(validFrom, length) };
        const drawn = monthLine(today, [ticket.validTo]);
        const stretch = stretchOf(drawn, ticket);
        const shown = Array.from({ length: drawn.days }, (_, index) => addDays(drawn.from, index)).filter(
          (day) => ticket.validFrom <= day && day <= ticket.validTo,
        );
        expect((stretch?.length ?? 0) * drawn.days).toBeCloseTo(shown.length);
        if (stretch !== null) expect(stretch.start * drawn.days).toBeCloseTo(daysBetween(drawn.from, shown[0] ?? ''));
        expect(placeOf(drawn, today)).toBeLessThan(1);
      }),
    );
  });
});
