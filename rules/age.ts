import { earliestDay } from '#contract/values.ts';
import { addDays, wholeYears, yearsBefore } from './dates.ts';

/** The only place of this figure: it is a constant and no setting of the operator (AGE-01). */
export const minimumCustomerAge = 15;
const custodianAge = 18;
const personalInfoAge = 5;

/** The birthdays that a form accepts: ISO days, both included. */
export interface BirthDayLimits {
  readonly earliest: string;
  readonly latest: string;
}

/** Whether a birth date is known and accepted. */
export const isWithin = (birthDay: string | null, { earliest, latest }: BirthDayLimits): boolean =>
  birthDay !== null && earliest <= birthDay && birthDay <= latest;

export const ageOn = (birthDay: string, today: string): number => wholeYears(birthDay, today);

export const isChild = (birthDay: string, today: string): boolean => ageOn(birthDay, today) < minimumCustomerAge;

const atLeast = (today: string, years: number): BirthDayLimits => ({
  earliest: earliestDay,
  latest: yearsBefore(today, years),
});

/** Managed customers born up to this day may become the main account; from it on they may be assigned. */
const managedCutOff = (today: string): string => addDays(yearsBefore(today, minimumCustomerAge), -1);

/** Wizard, type CREATE (AGE-01). */
export const wizardBirthDays = (today: string): BirthDayLimits => atLeast(today, minimumCustomerAge);

/** Wizard, type CREATE_ASSIGNED_CARD; `anyAge` is the operator's flag 'assigning a card without age restriction'. */
export const assignedCardBirthDays = (today: string, anyAge: boolean): BirthDayLimits => ({
  earliest: anyAge ? earliestDay : addDays(yearsBefore(today, minimumCustomerAge), 1),
  latest: today,
});

/** Custodian in the wizard and in the assign-custodian dialog (AGE-01). */
export const custodianBirthDays = (today: string): BirthDayLimits => atLeast(today, custodianAge);

/** Customer in the personal-info dialog (AGE-01). */
export const personalInfoBirthDays = (today: string): BirthDayLimits => atLeast(today, personalInfoAge);

/** Custodian in the personal-info dialog (AGE-01). */
export const personalInfoCustodianBirthDays = (today: string): BirthDayLimits => atLeast(today, minimumCustomerAge);

/** A managed customer who may become the main account (AGE-01). */
export const mainAccountBirthDays = (today: string): BirthDayLimits => ({
  earliest: earliestDay,
  latest: managedCutOff(today),
});

/** A managed customer who may become an assigned one (AGE-01). */
export const assignedAccountBirthDays = (today: string): BirthDayLimits => ({
  earliest: managedCutOff(today),
  latest: today,
});
