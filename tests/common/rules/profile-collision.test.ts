import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsDay } from '#rules/date-range.ts';
import { addDays } from '#rules/dates.ts';
import { profilesCollide } from '#rules/profile-collision.ts';
import { anyDay } from './arbitraries.ts';

const anyRange = fc
  .tuple(anyDay, fc.option(fc.nat(5000)))
  .map(([validFrom, days]) => ({ validFrom, validTo: days === null ? null : addDays(validFrom, days) }));

describe('profile collision', () => {
  const first = { validFrom: '2026-01-01', validTo: '2026-06-30' };

  it.each([
    ['2026-06-30', null, true],
    ['2026-07-01', null, false],
    ['2025-01-01', '2025-12-31', false],
    ['2025-01-01', '2026-01-01', true],
    ['2026-03-01', '2026-03-01', true],
  ])('of the range from %s to %s with the first half of 2026 is %s', (validFrom, validTo, expected) => {
    expect(profilesCollide(first, { validFrom, validTo })).toBe(expected);
  });

  it('is symmetric, and true for a range with itself', () => {
    fc.assert(
      fc.property(anyRange, anyRange, (one, two) => {
        expect(profilesCollide(one, two)).toBe(profilesCollide(two, one));
        expect(profilesCollide(one, one)).toBe(true);
      }),
    );
  });

  it('is true exactly if the later start is in both ranges', () => {
    fc.assert(
      fc.property(anyRange, anyRange, (one, two) => {
        const laterStart = one.validFrom > two.validFrom ? one.validFrom : two.validFrom;
        expect(profilesCollide(one, two)).toBe(holdsDay(one, laterStart) && holdsDay(two, laterStart));
      }),
    );
  });
});
