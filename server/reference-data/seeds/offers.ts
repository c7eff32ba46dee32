import type { DateRange } from '#rules/date-range.ts';
import { addDays, addYears, startOfYear, yearsBefore } from '#rules/dates.ts';
import type { ProfileCode } from './customer-profiles.ts';
import type { TariffCode } from './tariff-profiles.ts';

/** A tariff that is sold to a profile. `onBoard` tariffs are sold in vehicles only. */
export interface Offer {
  readonly profile: ProfileCode;
  readonly tariff: TariffCode;
  readonly sold: 'ALWAYS' | 'UNTIL_NEW_YEAR' | 'FROM_NEW_YEAR';
  readonly priced: 'YEARLY' | 'TWO_WEEKS';
  readonly onBoard: boolean;
}

const always = (profile: ProfileCode, tariffs: readonly TariffCode[]): readonly Offer[] =>
  tariffs.map((tariff) => ({ profile, tariff, sold: 'ALWAYS', priced: 'YEARLY', onBoard: false }));

/** The profile ZTP (disabled persons) travels free of charge, so it has no offers. */
export const offers: readonly Offer[] = [
  ...always('ADULT', ['DAYS_30', 'DAYS_90', 'ONE_YEAR', 'CALENDAR_MONTH', 'CALENDAR_HALF_YEAR', 'CALENDAR_YEAR']),
  { profile: 'ADULT', tariff: 'DAYS_10', sold: 'UNTIL_NEW_YEAR', priced: 'YEARLY', onBoard: false },
  { profile: 'ADULT', tariff: 'DAYS_14', sold: 'FROM_NEW_YEAR', priced: 'YEARLY', onBoard: false },
  { profile: 'ADULT', tariff: 'FESTIVAL', sold: 'ALWAYS', priced: 'TWO_WEEKS', onBoard: false },
  { profile: 'ADULT', tariff: 'MINUTES_60', sold: 'ALWAYS', priced: 'YEARLY', onBoard: true },
  ...always('CHILD', ['DAYS_30', 'DAYS_90', 'CALENDAR_MONTH', 'SCHOOL_YEAR']),
  ...always('PUPIL', ['DAYS_30', 'DAYS_90', 'CALENDAR_HALF_YEAR', 'SCHOOL_YEAR']),
  ...always('STUDENT', ['DAYS_30', 'DAYS_90', 'ONE_YEAR', 'SCHOOL_YEAR']),
  ...always('SENIOR', ['DAYS_30', 'DAYS_90', 'ONE_YEAR', 'CALENDAR_YEAR']),
];

export interface PricePeriod extends DateRange {
  readonly displayName: string;
  /** Per cent of this year's price. */
  readonly level: number;
}

const newYear = (today: string): string => startOfYear(addYears(today, 1));

export function soldDuring(offer: Offer, today: string): DateRange {
  const longAgo = startOfYear(yearsBefore(today, 5));
  switch (offer.sold) {
    case 'ALWAYS':
      return { validFrom: longAgo, validTo: null };
    case 'UNTIL_NEW_YEAR':
      return { validFrom: longAgo, validTo: addDays(newYear(today), -1) };
    case 'FROM_NEW_YEAR':
      return { validFrom: newYear(today), validTo: null };
  }
}

const yearName = (day: string): string => `Ceník ${day.slice(0, 4)}`;

/** The periods of the price lists: this year and next year, or the two weeks of a festival. */
export function pricePeriods(offer: Offer, today: string): readonly PricePeriod[] {
  if (offer.priced === 'TWO_WEEKS') {
    return [{ displayName: 'Slavnosti Lipan', validFrom: today, validTo: addDays(today, 13), level: 100 }];
  }
  const next = newYear(today);
  const thisYearEnd = addDays(next, -1);
  return [
    { displayName: yearName(today), validFrom: startOfYear(today), validTo: thisYearEnd, level: 100 },
    { displayName: yearName(next), validFrom: next, validTo: null, level: 104 },
  ];
}
