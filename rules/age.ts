import { earliestDay } from '#contract/values.ts';
import { addDays, wholeYears, yearsBefore } from './dates.ts';

/** The only place of this number: it is a constant, not a setting of the operator (AGE-01). */
export const minimumCustomerAge = 15;
const custodianAge = 18;
const personalInfoAge = 5;

/** The birth dates that a form accepts: ISO days, both included. */
export interface BirthDayLimits {
  readonly earliest: string;
  readonly latest: string;
}

/** Whether the birth date is known and within the limits. */
export const isWithin = (birthDay: string | null, { earliest, latest }: BirthDayLimits): boolean =>
  birthDay !== null && earliest <= birthDay && birthDay <= latest;

export const ageOn = (birthDay: string, today: string): number => wholeYears(birthDay, today);

export const isChild = (birthDay: string, today: string): boolean => ageOn(birthDay, today) < minimumCustomerAge;

const atLeast = (today: string, years: number): BirthDayLimits => ({
  earliest: earliestDay,
  latest: yearsBefore(today, years),
});

/**
 * Managed customers born on this day or earlier may become the account's own customer; customers born on this day or
 * later may be assigned.
 */
const managedCutOff = (today: string): string => addDays(yearsBefore(today, minimumCustomerAge), -1);

/** For a customer in the wizard of the type CREATE (AGE-01). */
export const wizardBirthDays = (today: string): BirthDayLimits => atLeast(today, minimumCustomerAge);

/**
 * For a customer in the wizard of the type CREATE_ASSIGNED_CARD; `anyAge` is the operator's flag "assigning a card
 * without age restriction".
 */
export const assignedCardBirthDays = (today: string, anyAge: boolean): BirthDayLimits => ({
  earliest: anyAge ? earliestDay : addDays(yearsBefore(today, minimumCustomerAge), 1),
  latest: today,
});

/** For a custodian in the wizard and in the assign-custodian dialog (AGE-01). */
export const custodianBirthDays = (today: string): BirthDayLimits => atLeast(today, custodianAge);

/** For a customer in the personal-info dialog (AGE-01). */
export const personalInfoBirthDays = (today: string): BirthDayLimits => atLeast(today, personalInfoAge);

/** For a custodian in the personal-info dialog (AGE-01). */
export const personalInfoCustodianBirthDays = (today: string): BirthDayLimits => atLeast(today, minimumCustomerAge);

/** For a managed customer who may become the account's own customer (AGE-01). */
export const mainAccountBirthDays = (today: string): BirthDayLimits => ({
  earliest: earliestDay,
  latest: managedCutOff(today),
});

/** For a managed customer who may become an assigned customer (AGE-01). */
export const assignedAccountBirthDays = (today: string): BirthDayLimits => ({
  earliest: managedCutOff(today),
  latest: today,
});
