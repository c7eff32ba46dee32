import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  dayInYear,
  monthsBefore,
  startOfHalfYear,
  startOfMonth,
  startOfYear,
  wholeYears,
  yearOf,
  yearsBefore,
} from '#rules/dates.ts';
import { anyDay } from './arbitraries.ts';

describe('calculations with dates', () => {
  it('use the last day of a month if the month does not have the computed day', () => {
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28');
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(dayInYear(2027, 2, 29)).toBe('2027-02-28');
    expect(dayInYear(2028, 2, 31)).toBe('2028-02-29');
    expect(dayInYear(2028, 4, 31)).toBe('2028-04-30');
  });

  it('find the starts of months, half-years and years', () => {
    expect(startOfMonth('2026-11-21')).toBe('2026-11-01');
    expect(startOfYear('2026-11-21')).toBe('2026-01-01');
    expect(startOfHalfYear('2026-06-30')).toBe('2026-01-01');
    expect(startOfHalfYear('2026-07-01')).toBe('2026-07-01');
  });

  it('count the days between two days', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2);
  });

  it('never go beyond the year 9999', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addYears('9990-01-01', 100)).toBe('9999-12-31');
    expect(dayInYear(10_000, 6, 30)).toBe('9999-06-30');
  });

  it('throw a RangeError for a text that is not a date', () => {
    expect(() => addDays('2026-02-31', 1)).toThrow(RangeError);
    expect(() => addDays('', 1)).toThrow(RangeError);
    expect(() => yearOf('2026-13-01')).toThrow('not a day: 2026-13-01');
  });

  it('count whole years', () => {
    expect(wholeYears('2011-11-21', '2026-11-21')).toBe(15);
    expect(wholeYears('2011-11-22', '2026-11-21')).toBe(14);
    expect(wholeYears('2012-02-29', '2027-02-28')).toBe(15);
    expect(wholeYears('2026-11-22', '2026-11-21')).toBe(0);
  });

  it('find the last day from which a number of years or months have passed', () => {
    expect(yearsBefore('2027-02-28', 15)).toBe('2012-02-29');
    expect(yearsBefore('2028-02-28', 15)).toBe('2013-02-28');
    expect(yearsBefore('2028-02-29', 15)).toBe('2013-02-28');
    expect(monthsBefore('2027-02-28', 1)).toBe('2027-01-31');
  });

  it('subtract months to the last day that, plus the months, is not after the date', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 240 }), (day, months) => {
        const last = monthsBefore(day, months);
        expect(addMonths(last, months) <= day).toBe(true);
        expect(addMonths(addDays(last, 1), months) > day).toBe(true);
      }),
    );
  });

  it('return to the same day if days are added and subtracted', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -2000, max: 2000 }), (day, days) => {
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
  });

  it('stay in the target month if months are added', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 60 }), (day, months) => {
        const result = addMonths(day, months);
        const startOfTarget = addMonths(startOfMonth(day), months);
        expect(startOfMonth(result)).toBe(startOfTarget);
        expect(yearOf(result)).toBe(yearOf(startOfTarget));
      }),
    );
  });

  it('agree with luxon, which the server uses for time zones', () => {
    const anyNumber = fc.integer({ min: -1200, max: 1200 });
    fc.assert(
      fc.property(anyDay, anyDay, anyNumber, (day, other, count) => {
        const date = DateTime.fromISO(day, { zone: 'utc' });
        expect([addDays(day, count), addMonths(day, count), addYears(day, count % 100)]).toEqual(
          [{ days: count }, { months: count }, { years: count % 100 }].map((duration) =>
            date.plus(duration).toISODate(),
          ),
        );
        expect(daysBetween(day, other)).toBe(DateTime.fromISO(other, { zone: 'utc' }).diff(date, 'days').days);
      }),
    );
  });
});
