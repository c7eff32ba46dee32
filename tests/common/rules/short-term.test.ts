import { describe, expect, it } from 'vitest';
import { isShortTerm } from '#rules/short-term.ts';

describe('a tariff', () => {
  it.each([
    ['SINGLE', null, null, true],
    ['SLIDING', 'MINUTE', 60, true],
    ['SLIDING', 'MINUTE', 100_000, true],
    ['SLIDING', 'DAY', 1, true],
    ['SLIDING', 'DAY', 29, true],
    ['SLIDING', 'DAY', 30, false],
    ['SLIDING', 'DAY', null, false],
    ['SLIDING', 'MONTH', 1, false],
    ['CALENDAR', 'MONTH', 1, false],
    ['SLIDING', 'HALF_YEAR', 1, false],
    ['SLIDING', 'YEAR', 1, false],
    ['FIXED', null, null, false],
  ] as const)('of type %s, period %s and quantity %s is short-term: %s', (type, period, periodQuantity, expected) => {
    expect(isShortTerm({ type, period, periodQuantity })).toBe(expected);
  });
});
