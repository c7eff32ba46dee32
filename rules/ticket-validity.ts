import type { ComputedValidity, TariffProfile } from '#contract/entities/tariff.ts';
import type { TariffPeriod } from '#contract/enumerations.ts';
import {
  addDays,
  addMonths,
  addYears,
  dayBefore,
  dayInYear,
  lastDayOfCalendar,
  startOfHalfYear,
  startOfMonth,
  startOfYear,
  yearOf,
} from './dates.ts';

export type TariffRule = Pick<
  TariffProfile,
  | 'type'
  | 'period'
  | 'periodQuantity'
  | 'fixedValidFromDay'
  | 'fixedValidFromMonth'
  | 'fixedValidToDay'
  | 'fixedValidToMonth'
>;

const minutesOfDay = 24 * 60;
const millisecondsOfMinute = 60_000;

function given<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new RangeError(`tariff profile without ${what}`);
  return value;
}

/** The first day after `quantity` periods from `start`. Periods of minutes count from midnight. */
function afterPeriods(start: string, period: TariffPeriod, quantity: number): string {
  switch (period) {
    case 'MINUTE':
      return addDays(start, Math.ceil(quantity / minutesOfDay));
    case 'DAY':
      return addDays(start, quantity);
    case 'MONTH':
      return addMonths(start, quantity);
    case 'HALF_YEAR':
      return addMonths(start, 6 * quantity);
    case 'YEAR':
      return addYears(start, quantity);
  }
}

function startOfPeriod(day: string, period: TariffPeriod): string {
  switch (period) {
    case 'MINUTE':
    case 'DAY':
      return day;
    case 'MONTH':
      return startOfMonth(day);
    case 'HALF_YEAR':
      return startOfHalfYear(day);
    case 'YEAR':
      return startOfYear(day);
  }
}

/** The last day of the periods from `start`, but at most the last day of the calendar. */
const upTo = (start: string, rule: TariffRule): string =>
  dayBefore(afterPeriods(start, given(rule.period, 'period'), given(rule.periodQuantity, 'quantity')));

/**
 * Whether a tariff always starts today, so that the person cannot choose a day: a calendar ticket of one half-year
 * (TFR-10).
 */
export const startsOnlyToday = (rule: TariffRule): boolean =>
  rule.type === 'CALENDAR' && rule.period === 'HALF_YEAR' && rule.periodQuantity === 1;

function calendarValidity(rule: TariffRule, date: string, today: string): ComputedValidity {
  const period = given(rule.period, 'period');
  if (startsOnlyToday(rule)) return { validFrom: today, validTo: upTo(startOfPeriod(today, period), rule) };
  const validFrom = startOfPeriod(date, period);
  return { validFrom, validTo: upTo(validFrom, rule) };
}

function fixedOccurrence(rule: TariffRule, year: number): ComputedValidity {
  const fromMonth = given(rule.fixedValidFromMonth, 'fixed start');
  const fromDay = given(rule.fixedValidFromDay, 'fixed start');
  const toMonth = given(rule.fixedValidToMonth, 'fixed end');
  const toDay = given(rule.fixedValidToDay, 'fixed end');
  const endsNextYear = toMonth < fromMonth || (toMonth === fromMonth && toDay < fromDay);
  return {
    validFrom: dayInYear(year, fromMonth, fromDay),
    validTo: dayInYear(endsNextYear ? year + 1 : year, toMonth, toDay),
  };
}

function fixedValidity(rule: TariffRule, date: string): ComputedValidity {
  const year = yearOf(date);
  const last = fixedOccurrence(rule, year - 1);
  if (date <= last.validTo) return last;
  const current = fixedOccurrence(rule, year);
  return date <= current.validTo ? current : fixedOccurrence(rule, year + 1);
}

/**
 * The validity of a ticket with a tariff profile for a chosen day (TFR-10): ISO days, both included. A SINGLE ticket is
 * valid on that day. Throws a RangeError if the tariff profile lacks a value that its type needs.
 */
export function ticketValidity(rule: TariffRule, date: string, today: string): ComputedValidity {
  switch (rule.type) {
    case 'SLIDING':
      return { validFrom: date, validTo: upTo(date, rule) };
    case 'CALENDAR':
      return calendarValidity(rule, date, today);
    case 'FIXED':
      return fixedValidity(rule, date);
    case 'SINGLE':
      return { validFrom: date, validTo: date };
  }
}

/**
 * Whether the ticket for a chosen day ends within the calendar. If not, {@link ticketValidity} has shortened the
 * validity, and the ticket must not be sold or shown.
 */
export function fitsCalendar(rule: TariffRule, date: string, { validFrom, validTo }: ComputedValidity): boolean {
  const isCut = validTo === lastDayOfCalendar && (rule.type === 'SLIDING' || rule.type === 'CALENDAR');
  return !isCut && validFrom <= validTo && (startsOnlyToday(rule) || date <= validTo);
}

/** The end of a ticket of `quantity` minutes that starts at `start`. */
export const minuteTicketEnd = (start: Date, quantity: number): Date =>
  new Date(start.getTime() + quantity * millisecondsOfMinute);
