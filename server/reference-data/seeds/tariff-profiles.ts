import type { TariffPeriod } from '#contract/enumerations.ts';
import type { TariffRule } from '#rules/ticket-validity.ts';

export type TariffCode =
  | 'DAYS_30'
  | 'DAYS_90'
  | 'ONE_YEAR'
  | 'CALENDAR_MONTH'
  | 'CALENDAR_HALF_YEAR'
  | 'CALENDAR_YEAR'
  | 'SCHOOL_YEAR'
  | 'DAYS_10'
  | 'DAYS_14'
  | 'FESTIVAL'
  | 'MINUTES_60';

export interface TariffSeed extends TariffRule {
  readonly code: TariffCode;
  /** Per cent of the price of 30 days. */
  readonly priceFactor: number;
}

const notFixed = {
  fixedValidFromDay: null,
  fixedValidFromMonth: null,
  fixedValidToDay: null,
  fixedValidToMonth: null,
};

const sliding = (periodQuantity: number, period: TariffPeriod): TariffRule => ({
  type: 'SLIDING',
  period,
  periodQuantity,
  ...notFixed,
});

const calendar = (period: TariffPeriod): TariffRule => ({ type: 'CALENDAR', period, periodQuantity: 1, ...notFixed });

const schoolYear: TariffRule = {
  type: 'FIXED',
  period: null,
  periodQuantity: null,
  fixedValidFromDay: 1,
  fixedValidFromMonth: 9,
  fixedValidToDay: 30,
  fixedValidToMonth: 6,
};

const days = (count: number, priceFactor: number): Omit<TariffSeed, 'code'> => ({
  priceFactor,
  ...sliding(count, 'DAY'),
});

/** Their names are in `messages/<language>/language/example-names.json`. */
export const tariffSeeds: readonly TariffSeed[] = [
  { code: 'DAYS_30', ...days(30, 100) },
  { code: 'DAYS_90', ...days(90, 260) },
  {
    code: 'ONE_YEAR',
    priceFactor: 920,
    ...sliding(1, 'YEAR'),
  },
  {
    code: 'CALENDAR_MONTH',
    priceFactor: 95,
    ...calendar('MONTH'),
  },
  {
    code: 'CALENDAR_HALF_YEAR',
    priceFactor: 500,
    ...calendar('HALF_YEAR'),
  },
  {
    code: 'CALENDAR_YEAR',
    priceFactor: 890,
    ...calendar('YEAR'),
  },
  {
    code: 'SCHOOL_YEAR',
    priceFactor: 800,
    ...schoolYear,
  },
  { code: 'DAYS_10', ...days(10, 45) },
  { code: 'DAYS_14', ...days(14, 58) },
  {
    code: 'FESTIVAL',
    priceFactor: 22,
    ...sliding(3, 'DAY'),
  },
  {
    code: 'MINUTES_60',
    priceFactor: 5,
    ...sliding(60, 'MINUTE'),
  },
];
