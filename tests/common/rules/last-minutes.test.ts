import { describe, expect, it } from 'vitest';
import { isRenewable, lastSeconds, soonSeconds } from '#rules/cart-lifetime.ts';
import { isEnding, secondsLeft } from '#rules/session-end.ts';
import { toastDuration } from '#rules/toast-duration.ts';

describe('the last minutes of a cart (CRT-08)', () => {
  it('are five; in the last minute a dialog is shown', () => {
    expect([soonSeconds, lastSeconds]).toEqual([300, 60]);
  });

  it.each([
    // The limit is five seconds longer than the notice, for a browser whose clock is ahead.
    [306, false],
    [305, true],
    [300, true],
    [1, true],
    [0, false],
    [-1, false],
  ])('allow a renewal with %i s left: %s', (left, renewable) => {
    expect(isRenewable(left)).toBe(renewable);
  });
});

describe('the end of a session (SES-03)', () => {
  const expiresAt = Date.UTC(2026, 10, 21, 10);

  it.each([
    [120_001, false],
    [120_000, true],
    [1, true],
    [0, false],
    [-1, false],
  ])('is announced with %i ms left: %s', (left, ending) => {
    expect(isEnding(expiresAt, expiresAt - left)).toBe(ending);
  });

  it.each([
    [120_000, 120],
    [1001, 2],
    [1, 1],
    [0, 0],
    [-5000, 0],
  ])('with %i ms left is %i s away', (left, seconds) => {
    expect(secondsLeft(expiresAt, expiresAt - left)).toBe(seconds);
  });
});

describe('a toast (TST-02)', () => {
  it.each([
    [0, 4_000],
    [100, 4_000],
    [101, 10_000],
    [200, 10_000],
    [201, 20_000],
  ])('of %i characters is shown for %i ms', (characters, duration) => {
    expect(toastDuration(characters)).toBe(duration);
  });
});
