import type { CustomerProfile } from '#contract/entities/tariff.ts';
import type { ChangeKind } from '#contract/enumerations.ts';

/**
 * An independent implementation for comparison: it has no formula for an end, but checks for each day whether the person
 * can have the profile. Days are whole days since 1970.
 */
const dayLength = 86_400_000;
export const toNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayLength;
export const toDay = (number: number): string => new Date(number * dayLength).toISOString().slice(0, 10);

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
const first = toNumber('1955-01-01');
const calendar: readonly Parts[] = Array.from({ length: 80 * 366 }, (_, index) => {
  const date = new Date((first + index) * dayLength);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
});
export const partsOf = (number: number): Parts => {
  const parts = calendar[number - first];
  if (parts === undefined) throw new Error(`not in the calendar: ${String(number)}`);
  return parts;
};

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** The day of the month of a birthday in a given year: for a birth on 29 February, the 28th in other years. */
const birthdayIn = (year: number, { month, day }: Parts): number =>
  month === 2 && day === 29 && !isLeap(year) ? 28 : day;

export function ageAt(birth: number, number: number): number {
  const [born, now] = [partsOf(birth), partsOf(number)];
  const had = now.month > born.month || (now.month === born.month && now.day >= birthdayIn(now.year, born));
  return now.year - born.year - (had ? 0 : 1);
}

/** A profile that was applied for on one day and granted from another day on. */
export interface Grant {
  readonly profile: CustomerProfile;
  readonly applied: number;
  readonly from: number;
  readonly birth: number;
  readonly years: number;
}

const lastOfMonth: Readonly<Partial<Record<string, readonly [number, number]>>> = {
  END_OF_YEAR: [12, 31],
  END_OF_JANUARY: [1, 31],
  END_OF_AUGUST: [8, 31],
  END_OF_SEPTEMBER: [9, 30],
  BEFORE_19_OR_END_OF_AUGUST: [8, 31],
};

const fits = ({ ageFrom, ageTo }: CustomerProfile, age: number): boolean =>
  (ageFrom === null || age >= ageFrom) && (ageTo === null || age <= ageTo);

export const isGranted = ({ profile, from, birth }: Grant): boolean => fits(profile, ageAt(birth, from));

/** Whether the day is the last day of the profile, according to the rule of the profile only. */
function isLast({ profile, applied, from, birth, years }: Grant, number: number): boolean {
  const rule = profile.validToDefault?.name ?? '';
  const { month, day } = partsOf(number);
  const next = partsOf(number + 1);
  const end = lastOfMonth[rule];
  const isEnd =
    end !== undefined && month === end[0] && day === end[1] && number - applied >= profile.minProfileDaysValidity;
  const reachesAge = (age: number) => ageAt(birth, number + 1) >= age;
  if (rule === 'AGE_TO') return profile.ageTo !== null && reachesAge(profile.ageTo + 1);
  if (rule === 'BEFORE_19_OR_END_OF_AUGUST') return isEnd || reachesAge(19);
  if (rule === 'DAYS_365_AFTER_CONFIRMATION') return number - from === 364;
  if (rule === 'DAYS_430_AFTER_CONFIRMATION') return number - from === 429;
  if (rule !== 'YEARS') return isEnd;
  const start = partsOf(from);
  const isAnniversary = next.month === start.month && next.day >= birthdayIn(next.year, start);
  return next.year - start.year === years && isAnniversary;
}

/** The days on which a granted profile is valid, up to a given day. Each day is checked, from the first day on. */
export function heldDays(grant: Grant, upTo: number): ReadonlySet<number> {
  const held = new Set<number>();
  if (!isGranted(grant)) return held;
  for (let day = grant.from; day <= upTo; day += 1) {
    held.add(day);
    if (isLast(grant, day)) break;
  }
  return held;
}

/** Why a person with the profile on a day does not have it any more on the next day. */
export function reasonFor({ profile, birth }: Grant, last: number, cardEnd: number): ChangeKind {
  const [before, after] = [ageAt(birth, last), ageAt(birth, last + 1)];
  const crossesLimit = (limit: number) => before < limit && after >= limit;
  const rule = profile.validToDefault?.name;
  if (profile.ageTo !== null && crossesLimit(profile.ageTo + 1)) return 'AGE';
  if (rule === 'BEFORE_19_OR_END_OF_AUGUST' && crossesLimit(19)) return 'AGE';
  if (last === cardEnd) return 'CARD';
  if (profile.isic) return 'ISIC';
  const { month, day } = partsOf(last);
  const inAugust = rule === 'END_OF_AUGUST' || rule === 'BEFORE_19_OR_END_OF_AUGUST';
  return inAugust && month === 8 && day === 31 ? 'SCHOOL_YEAR' : 'PROFILE';
}
