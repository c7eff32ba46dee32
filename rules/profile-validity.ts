import type { CustomerProfile } from '#contract/entities/tariff.ts';
import { ageOn } from './age.ts';
import { addDays, addYears, dayBefore, dayInYear, earlier, lastDayOfCalendar, later, yearOf } from './dates.ts';

/** The facts that decide the last day of a card; days are ISO. */
export interface CardTerm {
  readonly today: string;
  /** The last day of the card; null = there is no card yet. */
  readonly cardValidTo: string | null;
  /** How many years a new card of the carrier is valid (its `validitySetting`). */
  readonly cardYears: number;
}

export interface ProfileValidToInput extends CardTerm {
  readonly profile: Pick<CustomerProfile, 'validToDefault' | 'ageTo' | 'minProfileDaysValidity' | 'validTo'>;
  readonly validFrom: string;
  readonly birthDay: string | null;
  /** The setting CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS. */
  readonly profileYears: number;
}

/**
 * The default start of a profile: today, or the day on which the customer reaches the profile's `ageFrom`, if that is
 * later (PRF-01).
 */
export function defaultProfileValidFrom(ageFrom: number | null, birthDay: string | null, today: string): string {
  if (ageFrom === null || birthDay === null) return today;
  return later(today, addYears(birthDay, ageFrom));
}

const yearsLessOneDay = (from: string, years: number): string => dayBefore(addYears(from, years));

/**
 * The last day of the card for which a profile is requested: of the existing card, or of a new card that starts today.
 */
export const lastDayOfCard = ({ today, cardValidTo, cardYears }: CardTerm): string =>
  cardValidTo ?? yearsLessOneDay(today, cardYears);

/**
 * Whether a person can have a profile while the card is valid (PRF-02). The first day that the person's age and the
 * operator allow must not be after the card's end. The person must not be too old on this day: on later days the person
 * is even older. If the birth date is not known, the age is not checked.
 */
export function canStartBeforeCardEnds(
  { ageFrom, ageTo, validFrom }: Pick<CustomerProfile, 'ageFrom' | 'ageTo' | 'validFrom'>,
  birthDay: string | null,
  term: CardTerm,
): boolean {
  const byAge = defaultProfileValidFrom(ageFrom, birthDay, term.today);
  const start = later(byAge, validFrom ?? byAge);
  const isTooOld = ageTo !== null && birthDay !== null && ageOn(birthDay, start) > ageTo;
  return !isTooOld && start <= lastDayOfCard(term);
}

function lastDayOfMonthInYear(month: number, input: ProfileValidToInput): string {
  const year = yearOf(input.validFrom);
  const thisYear = dayInYear(year, month, 31);
  const earliestEnd = later(addDays(input.today, input.profile.minProfileDaysValidity), input.validFrom);
  if (thisYear >= earliestEnd) return thisYear;
  return year === yearOf(lastDayOfCalendar) ? lastDayOfCalendar : dayInYear(year + 1, month, 31);
}

function lastDayBefore19OrAugust(input: ProfileValidToInput): string {
  const august = lastDayOfMonthInYear(8, input);
  return input.birthDay === null ? august : earlier(yearsLessOneDay(input.birthDay, 19), august);
}

function lastDayOfAge({ profile, birthDay }: ProfileValidToInput): string | null {
  return profile.ageTo === null || birthDay === null ? null : yearsLessOneDay(birthDay, profile.ageTo + 1);
}

function endByRule(input: ProfileValidToInput): string | null {
  const rule = input.profile.validToDefault;
  if (rule === null) return null;
  switch (rule.name) {
    case 'END_OF_YEAR':
      return lastDayOfMonthInYear(12, input);
    case 'END_OF_JANUARY':
      return lastDayOfMonthInYear(1, input);
    case 'END_OF_AUGUST':
      return lastDayOfMonthInYear(8, input);
    case 'END_OF_SEPTEMBER':
      return lastDayOfMonthInYear(9, input);
    case 'AGE_TO':
      return lastDayOfAge(input);
    case 'DAYS_365_AFTER_CONFIRMATION':
      return addDays(input.validFrom, 364);
    case 'DAYS_430_AFTER_CONFIRMATION':
      return addDays(input.validFrom, 429);
    case 'YEARS':
      return yearsLessOneDay(input.validFrom, input.profileYears);
    case 'BEFORE_19_OR_END_OF_AUGUST':
      return lastDayBefore19OrAugust(input);
    case 'CARD_VALIDITY':
      return lastDayOfCard(input);
  }
}

/**
 * The default end of a profile by its `validToDefault` (PRF-03), an ISO day. Null = no end: the profile has no rule, or
 * an age rule has no age limit or birth date. Only rules with a fixed day of the year move to the next year. If the age
 * limit has already passed, the end is before `validFrom`, and the profile cannot be chosen. A profile never ends later
 * than the operator offers it (PRF-01).
 */
export function defaultProfileValidTo(input: ProfileValidToInput): string | null {
  const end = endByRule(input);
  const { validTo } = input.profile;
  if (end === null || validTo === null) return end ?? validTo;
  return earlier(end, validTo);
}

/** Whether a profile ends earlier than its rule says, because the operator ends it. */
export function isCutByOperator(input: ProfileValidToInput): boolean {
  const end = endByRule(input);
  const { validTo } = input.profile;
  return validTo !== null && (end === null || end > validTo);
}
