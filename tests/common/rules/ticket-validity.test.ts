import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tariffPeriods } from '#contract/enumerations.ts';
import { addDays, addYears } from '#rules/dates.ts';
import { minuteTicketEnd, startsOnlyToday, ticketValidity } from '#rules/ticket-validity.ts';
import { anyDay } from './arbitraries.ts';
import { fixedRule, periodRule, schoolYear } from './tariff-rules.ts';

const today = '2026-11-21';

const examples = [
  ['SLIDING 30 DAY', periodRule('SLIDING', 30, 'DAY'), '2026-11-21', '2026-11-21', '2026-12-20'],
  ['SLIDING 1 MONTH', periodRule('SLIDING', 1, 'MONTH'), '2027-01-31', '2027-01-31', '2027-02-27'],
  ['SLIDING 1 YEAR', periodRule('SLIDING', 1, 'YEAR'), '2028-02-29', '2028-02-29', '2029-02-27'],
  ['SLIDING 1 HALF_YEAR', periodRule('SLIDING', 1, 'HALF_YEAR'), '2026-08-31', '2026-08-31', '2027-02-27'],
  ['SLIDING 90 MINUTE', periodRule('SLIDING', 90, 'MINUTE'), '2026-11-21', '2026-11-21', '2026-11-21'],
  ['SLIDING 2880 MINUTE', periodRule('SLIDING', 2880, 'MINUTE'), '2026-11-21', '2026-11-21', '2026-11-22'],
  ['CALENDAR 1 DAY', periodRule('CALENDAR', 1, 'DAY'), '2026-11-21', '2026-11-21', '2026-11-21'],
  ['CALENDAR 1 MONTH', periodRule('CALENDAR', 1, 'MONTH'), '2026-11-21', '2026-11-01', '2026-11-30'],
  ['CALENDAR 3 MONTH', periodRule('CALENDAR', 3, 'MONTH'), '2026-11-21', '2026-11-01', '2027-01-31'],
  ['CALENDAR 1 HALF_YEAR', periodRule('CALENDAR', 1, 'HALF_YEAR'), '2026-11-21', '2026-11-21', '2026-12-31'],
  ['CALENDAR 1 HALF_YEAR later', periodRule('CALENDAR', 1, 'HALF_YEAR'), '2027-03-01', '2026-11-21', '2026-12-31'],
  ['CALENDAR 2 HALF_YEAR', periodRule('CALENDAR', 2, 'HALF_YEAR'), '2026-11-21', '2026-07-01', '2027-06-30'],
  ['CALENDAR 1 YEAR', periodRule('CALENDAR', 1, 'YEAR'), '2026-11-21', '2026-01-01', '2026-12-31'],
  ['FIXED 1.9.–30.6.', schoolYear, '2026-11-21', '2026-09-01', '2027-06-30'],
  ['FIXED 1.9.–30.6.', schoolYear, '2027-07-15', '2027-09-01', '2028-06-30'],
  ['FIXED 1.9.–30.6.', schoolYear, '2027-06-30', '2026-09-01', '2027-06-30'],
  ['FIXED 1.1.–29.2.', fixedRule([1, 1], [29, 2]), '2026-11-21', '2027-01-01', '2027-02-28'],
  ['FIXED 1.7.–31.8.', fixedRule([1, 7], [31, 8]), '2026-07-15', '2026-07-01', '2026-08-31'],
  ['FIXED 1.9.–30.6. on the day after', schoolYear, '2027-07-01', '2027-09-01', '2028-06-30'],
  ['FIXED 1.7.–31.8. on its last day', fixedRule([1, 7], [31, 8]), '2026-08-31', '2026-07-01', '2026-08-31'],
  ['FIXED 1.7.–31.8. on the day after', fixedRule([1, 7], [31, 8]), '2026-09-01', '2027-07-01', '2027-08-31'],
  ['FIXED 10.5.–20.5.', fixedRule([10, 5], [20, 5]), '2026-05-15', '2026-05-10', '2026-05-20'],
  ['FIXED 20.5.–10.5.', fixedRule([20, 5], [10, 5]), '2026-05-15', '2026-05-20', '2027-05-10'],
  ['FIXED 15.5.–15.5.', fixedRule([15, 5], [15, 5]), '2026-05-15', '2026-05-15', '2026-05-15'],
  ['FIXED 10.1.–5.6.', fixedRule([10, 1], [5, 6]), '2026-03-01', '2026-01-10', '2026-06-05'],
  ['SINGLE', periodRule('SINGLE', 1, 'DAY'), '2026-11-21', '2026-11-21', '2026-11-21'],
] as const;

describe('the validity of a ticket', () => {
  it.each(examples)('of tariff %s (%o) for the start %s is from %s to %s', (_name, rule, date, validFrom, validTo) => {
    expect(ticketValidity(rule, date, today)).toEqual({ validFrom, validTo });
  });

  it('must start today for a single half-year of the calendar, and for no other tariff', () => {
    expect(startsOnlyToday(periodRule('CALENDAR', 1, 'HALF_YEAR'))).toBe(true);
    expect(startsOnlyToday(periodRule('CALENDAR', 2, 'HALF_YEAR'))).toBe(false);
    expect(startsOnlyToday(periodRule('CALENDAR', 1, 'YEAR'))).toBe(false);
    expect(startsOnlyToday(periodRule('SLIDING', 1, 'HALF_YEAR'))).toBe(false);
  });

  it('ends exactly after the minutes of a tariff in minutes', () => {
    expect(minuteTicketEnd(new Date('2026-11-21T22:30:00Z'), 90)).toEqual(new Date('2026-11-22T00:00:00Z'));
  });

  it('throws a RangeError for an incomplete tariff profile', () => {
    expect(() => ticketValidity({ ...schoolYear, type: 'SLIDING' }, today, today)).toThrow(RangeError);
  });

  it.each([
    [{ ...schoolYear, type: 'SLIDING' as const }, 'period'],
    [{ ...schoolYear, type: 'CALENDAR' as const }, 'period'],
    [{ ...periodRule('SLIDING', 1, 'DAY'), periodQuantity: null }, 'quantity'],
    [{ ...schoolYear, fixedValidFromMonth: null }, 'fixed start'],
    [{ ...schoolYear, fixedValidFromDay: null }, 'fixed start'],
    [{ ...schoolYear, fixedValidToMonth: null }, 'fixed end'],
    [{ ...schoolYear, fixedValidToDay: null }, 'fixed end'],
  ])('of %o cannot be computed, because the tariff profile lacks %s', (rule, part) => {
    expect(() => ticketValidity(rule, today, today)).toThrow(`tariff profile without ${part}`);
  });

  it('has exactly the number of days of a SLIDING tariff of days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 800 }), (date, days) => {
        const { validFrom, validTo } = ticketValidity(periodRule('SLIDING', days, 'DAY'), date, date);
        expect(validFrom).toBe(date);
        expect(validTo).toBe(addDays(date, days - 1));
      }),
    );
  });

  it('never ends before it starts, and leaves no gap between two tickets in a row', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...tariffPeriods),
        fc.integer({ min: 1, max: 24 }),
        fc.constantFrom('SLIDING' as const, 'CALENDAR' as const),
        anyDay,
        (period, quantity, type, date) => {
          const rule = periodRule(type, quantity, period);
          const { validFrom, validTo } = ticketValidity(rule, date, date);
          expect(validFrom <= date && date <= validTo).toBe(true);
          const next = ticketValidity(rule, addDays(validTo, 1), addDays(validTo, 1));
          expect(next.validFrom).toBe(addDays(validTo, 1));
        },
      ),
    );
  });

  it('of a FIXED tariff contains the date, or is the next period, which starts within a year', () => {
    const month = fc.integer({ min: 1, max: 12 });
    const day = fc.integer({ min: 1, max: 31 });
    fc.assert(
      fc.property(anyDay, day, month, day, month, (date, fromDay, fromMonth, toDay, toMonth) => {
        const { validFrom, validTo } = ticketValidity(fixedRule([fromDay, fromMonth], [toDay, toMonth]), date, date);
        expect(validFrom <= validTo && date <= validTo).toBe(true);
        expect(validFrom <= addDays(addYears(date, 1), 1)).toBe(true);
      }),
    );
  });
});
