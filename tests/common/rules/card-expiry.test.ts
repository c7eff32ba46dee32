import { describe, expect, it } from 'vitest';
import { expiresSoon } from '#rules/card-expiry.ts';

describe('the banner that the card expires soon (ACC-08)', () => {
  it.each([
    ['ACTIVE', '2026-11-20', false],
    ['ACTIVE', '2026-11-21', true],
    ['ACTIVE', '2026-12-21', true],
    ['ACTIVE', '2026-12-22', false],
    ['BLOCKED', '2026-12-01', false],
    ['EXPIRED', '2026-11-21', false],
  ] as const)('for a card in the state %s with the last day %s is shown: %s', (state, validTo, expected) => {
    expect(expiresSoon(state, validTo, '2026-11-21')).toBe(expected);
  });
});
