import type { TariffPeriod } from '#contract/enumerations.ts';
import type { TariffRule } from '#rules/ticket-validity.ts';
import type { LocalisedName } from '../../platform/db/schema/tariff.ts';

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
  readonly displayName: LocalisedName;
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
  displayName: {
    cs: `${count}denní`,
    en: `${count} days`,
    sk: `${count}-dňový`,
    pl: `${count}-dniowy`,
    ro: `${count} zile`,
  },
  priceFactor,
  ...sliding(count, 'DAY'),
});

export const tariffSeeds: readonly TariffSeed[] = [
  { code: 'DAYS_30', ...days(30, 100) },
  { code: 'DAYS_90', ...days(90, 260) },
  {
    code: 'ONE_YEAR',
    displayName: { cs: 'Roční', en: 'One year', sk: 'Ročný', pl: 'Roczny', ro: 'Un an' },
    priceFactor: 920,
    ...sliding(1, 'YEAR'),
  },
  {
    code: 'CALENDAR_MONTH',
    displayName: {
      cs: 'Kalendářní měsíc',
      en: 'Calendar month',
      sk: 'Kalendárny mesiac',
      pl: 'Miesiąc kalendarzowy',
      ro: 'Lună calendaristică',
    },
    priceFactor: 95,
    ...calendar('MONTH'),
  },
  {
    code: 'CALENDAR_HALF_YEAR',
    displayName: {
      cs: 'Kalendářní pololetí',
      en: 'Calendar half-year',
      sk: 'Kalendárny polrok',
      pl: 'Półrocze kalendarzowe',
      ro: 'Semestru calendaristic',
    },
    priceFactor: 500,
    ...calendar('HALF_YEAR'),
  },
  {
    code: 'CALENDAR_YEAR',
    displayName: {
      cs: 'Kalendářní rok',
      en: 'Calendar year',
      sk: 'Kalendárny rok',
      pl: 'Rok kalendarzowy',
      ro: 'An calendaristic',
    },
    priceFactor: 890,
    ...calendar('YEAR'),
  },
  {
    code: 'SCHOOL_YEAR',
    displayName: { cs: 'Školní rok', en: 'School year', sk: 'Školský rok', pl: 'Rok szkolny', ro: 'An școlar' },
    priceFactor: 800,
    ...schoolYear,
  },
  { code: 'DAYS_10', ...days(10, 45) },
  { code: 'DAYS_14', ...days(14, 58) },
  {
    code: 'FESTIVAL',
    displayName: {
      cs: 'Slavnosti Lipan (3 dny)',
      en: 'Lipany Festival (3 days)',
      sk: 'Slávnosti Lipan (3 dni)',
      pl: 'Święto Lipan (3 dni)',
      ro: 'Festivalul Lipany (3 zile)',
    },
    priceFactor: 22,
    ...sliding(3, 'DAY'),
  },
  {
    code: 'MINUTES_60',
    displayName: { cs: '60minutová', en: '60 minutes', sk: '60-minútový', pl: '60-minutowy', ro: '60 de minute' },
    priceFactor: 5,
    ...sliding(60, 'MINUTE'),
  },
];
