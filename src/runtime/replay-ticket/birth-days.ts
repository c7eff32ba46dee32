import { earliestDay } from '#contract/values.ts';
import { addDays, wholeYears, yearsBefore } from '#rules/dates.ts';

/** The limits of birth dates that were found in the log, and the operator's present day. */
export interface BirthDayLimits {
  readonly today: string;
  readonly earliest: ReadonlySet<string>;
  readonly latest: ReadonlySet<string>;
}

const isSame = (one: string, other: string, { today, earliest, latest }: BirthDayLimits): boolean =>
  [today, ...latest].every((day) => one > day === other > day) &&
  [earliestDay, ...earliest].every((day) => one < day === other < day);

const mostDays = 364;

/**
 * Replaces a birth date by another one with the same age on `today` and on the same side of each limit. Different dates
 * get different replacements as long as the days of a year are enough; a date is never replaced by itself.
 */
export function createBirthDays(limits: BirthDayLimits): (day: string) => string {
  const { today } = limits;
  const known = new Map<string, string>();
  const candidatesFor = (day: string): readonly string[] => {
    const days = Array.from({ length: mostDays }, (_, index) => ((index * 53 + 40) % mostDays) + 1);
    if (day > today) return days.map((distance) => addDays(today, distance));
    if (day < earliestDay) return days.map((distance) => addDays(earliestDay, -distance));
    const birthday = yearsBefore(today, wholeYears(day, today));
    return days.map((distance) => addDays(birthday, -distance));
  };
  const find = (day: string): string => {
    const taken = new Set(known.values());
    const others = candidatesFor(day).filter((candidate) => candidate !== day && isSame(candidate, day, limits));
    return others.find((candidate) => !taken.has(candidate)) ?? others[0] ?? addDays(day, 1);
  };
  return (day) => {
    const found = known.get(day) ?? find(day);
    known.set(day, found);
    return found;
  };
}
