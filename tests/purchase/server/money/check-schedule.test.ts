import { describe, expect, it } from 'vitest';
import {
  checkLease,
  firstCheck,
  hasRunOut,
  gatewayIdDeadline,
  nextCheck,
  nextCheckAfterGivingUp,
} from '#server/purchase/payments/check-schedule.ts';

const created = new Date('2026-11-21T09:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const after = (milliseconds: number): Date => new Date(created.getTime() + milliseconds);
/** The milliseconds from the payment's present age to a moment. */
const delay = (moment: Date | null, age: number): number | null =>
  moment === null ? null : moment.getTime() - created.getTime() - age;

describe('a new payment', () => {
  it('is first checked after five seconds, fails after twenty without a gateway id, and is reserved for a minute by each check', () => {
    expect([firstCheck, gatewayIdDeadline, checkLease].map((moment) => delay(moment(created), 0))).toEqual([
      5 * second,
      20 * second,
      minute,
    ]);
  });
});

describe('an open payment is checked again', () => {
  const delayAt = (age: number, unansweredChecks = 0) =>
    delay(nextCheck({ created, unansweredChecks }, after(age)), age);

  it.each([
    [0, 5 * second],
    [15 * second - 1, 5 * second],
    [15 * second, 15 * second],
    [75 * second - 1, 15 * second],
    [75 * second, minute],
    [5 * minute - 1, minute],
    [5 * minute, 5 * minute],
    [hour, 5 * minute],
  ])('at the age of %i ms with a delay of %i ms', (age, expected) => {
    expect(delayAt(age)).toBe(expected);
  });

  it.each([
    [1, 10 * second],
    [2, 20 * second],
    [5, 160 * second],
    [8, 1280 * second],
    [9, 30 * minute],
    [21, 30 * minute],
    [2000, 30 * minute],
  ])('after %i unanswered checks in a row with a delay of %i ms', (unansweredChecks, expected) => {
    expect(delayAt(0, unansweredChecks)).toBe(expected);
  });

  it('not earlier after an unanswered check than after an answered check', () => {
    expect(delayAt(hour, 1)).toBe(5 * minute);
  });
});

describe('the time of a payment ends', () => {
  it("five minutes after the end of the payment's lifetime at the gateway", () => {
    const lifetime = 900;
    const end = lifetime * second + 5 * minute;
    expect([end - 1, end, end + 1].map((age) => hasRunOut(created, lifetime, after(age)))).toEqual([false, true, true]);
  });
});

describe('a payment that was given up is checked again', () => {
  const delayAt = (age: number) => delay(nextCheckAfterGivingUp({ created }, 72, after(age)), age);

  it.each([
    [hour, hour / 2],
    [5 * hour, hour / 2],
    [10 * hour, hour],
    [50 * hour, 5 * hour],
    [61 * hour, 6 * hour],
    [72 * hour - 1, 6 * hour],
    [72 * hour, null],
  ])('at the age of %i ms with a delay of %s ms', (age, expected) => {
    expect(delayAt(age)).toBe(expected);
  });
});
