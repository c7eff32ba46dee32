import { describe, expect, test } from 'vitest';
import type { CustomerProfile } from '#contract/entities/tariff.ts';
import { validToDefaults } from '#contract/enumerations.ts';
import { isWholeSuite } from '#formal/whole-suite.ts';
import { possibleNextProfiles } from '#rules/next-profiles.ts';
import { defaultProfileValidTo } from '#rules/profile-validity.ts';
import { upcomingProfileChanges } from '#rules/upcoming-changes.ts';
import { profileSeeds } from '#server/reference-data/seeds/customer-profiles.ts';
import { plainProfile } from './plain-profile.ts';
import { heldDays, isGranted, reasonFor, toDay, toNumber, type Grant } from './upcoming-changes.oracle.ts';

const years = 4;
const byNumber = (one: number, other: number): number => one - other;
const seeded = profileSeeds.map(
  ({ hasAttachment: _, validToDefault: name, code: __, ...seed }, index): CustomerProfile => ({
    ...plainProfile,
    ...seed,
    id: index + 1,
    validToDefault: { name },
  }),
);
/** Every rule for the end of a profile, with and without an age limit. */
const ruled = validToDefaults.flatMap((name, index): CustomerProfile[] => [
  { ...plainProfile, id: 100 + index, validToDefault: { name }, minProfileDaysValidity: index * 5 },
  { ...plainProfile, id: 200 + index, validToDefault: { name }, ageFrom: 6, ageTo: 18, isic: index % 3 === 0 },
]);
const profiles = [...seeded, ...ruled];

const firstToday = toNumber('2026-11-25');
const daysFrom = (day: string, yearCount: number) =>
  Array.from({ length: Math.ceil(yearCount * 365.25) }, (_, index) => toNumber(day) + index);
const allBirths = [...daysFrom('1999-06-01', 22), ...daysFrom('1956-06-01', 6)];
/**
 * The days between two birth dates: 1 in `test:all`, otherwise 5. With 5, the tested birthdays differ from year to year.
 */
const apart = isWholeSuite ? 1 : 5;
const isLeapDay = (day: number): boolean => toDay(day).endsWith('-02-29');
/** Birth dates of people who are 5 to 27 or 64 to 70 years old, including all on 29 February. */
const births = allBirths.filter((day, index) => index % apart === 0 || isLeapDay(day));

/**
 * The days of a case. In all cases together, every day of the year occurs as today, as the day of the grant and as the
 * end of the card.
 */
function caseOf(profile: CustomerProfile, birth: number, turn: number) {
  const today = firstToday + ((turn * 37) % 366);
  const applied = today - ((turn * 53) % 700);
  const cardEnd = today - 3 + ((turn * 101) % 900);
  const grant: Grant = { profile, applied, from: applied, birth, years };
  return { grant, today, cardEnd };
}

const endOf = ({ profile, applied, from, birth }: Grant, cardValidTo: string): string | null =>
  defaultProfileValidTo({
    profile,
    today: toDay(applied),
    validFrom: toDay(from),
    birthDay: toDay(birth),
    cardValidTo,
    profileYears: years,
    cardYears: years,
  });

/**
 * Searches day by day: the last day on which the person has the profile on a valid card, if it is within twelve months.
 */
function walkedChange(grant: Grant, today: number, cardEnd: number) {
  const yearOn = toNumber(`${Number(toDay(today).slice(0, 4)) + 1}${toDay(today).slice(4)}`);
  const held = heldDays(grant, yearOn + 1);
  const isHeld = (day: number) => held.has(day) && day <= cardEnd;
  for (let day = today; day < yearOn; day += 1) {
    if (isHeld(day) && !isHeld(day + 1)) return { lastDay: toDay(day), kind: reasonFor(grant, day, cardEnd) };
  }
  return undefined;
}

describe.each(profiles)('profile $id with the end $validToDefault.name (GRO-01)', (profile) => {
  test('ends for every birth date on the day and for the reason that a search day by day finds', () => {
    let ends = 0;
    const wrong: unknown[] = [];
    for (const [index, birth] of births.entries()) {
      const { grant, today, cardEnd } = caseOf(profile, birth, index * 7 + profile.id);
      if (!isGranted(grant)) continue;
      const card = { id: 1, isActive: true, validFrom: toDay(grant.from), validTo: toDay(cardEnd) };
      const held = { profile, validFrom: toDay(grant.from), validTo: endOf(grant, card.validTo) };
      const facts = {
        today: toDay(today),
        birthDay: toDay(birth),
        cards: [{ ...card, profiles: [held] }],
        applied: [],
      };
      const [found, ...others] = upcomingProfileChanges(facts).map(({ lastDay, kind }) => ({ lastDay, kind }));
      const walked = walkedChange(grant, today, cardEnd);
      ends += walked === undefined ? 0 : 1;
      if (others.length > 0 || JSON.stringify(found) !== JSON.stringify(walked)) wrong.push({ facts, found, walked });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(ends).toBeGreaterThan(isWholeSuite ? 100 : 20);
  });
});

describe('the profiles that can follow (GRO-02)', () => {
  const offered = seeded.filter(({ id }) => id > 0);
  test.each(seeded)(
    'profile $id are exactly the profiles that the person can have on the day after its end',
    (present) => {
      const wrong: unknown[] = [];
      for (const [index, birth] of births.entries()) {
        const { grant, today, cardEnd } = caseOf(present, birth, index * 11 + present.id);
        const walked = isGranted(grant) ? walkedChange(grant, today, cardEnd) : undefined;
        if (walked === undefined) continue;
        const after = toNumber(walked.lastDay) + 1;
        const holds = (profile: CustomerProfile, from: number) =>
          heldDays({ profile, applied: today, from, birth, years }, after).has(after);
        const expected = offered
          .filter((profile) => holds(profile, after) || (profile.id === present.id && holds(profile, today)))
          .map(({ id }) => id);
        const found = possibleNextProfiles({
          today: toDay(today),
          birthDay: toDay(birth),
          lastDay: walked.lastDay,
          firstDayAfter: toDay(after),
          heldId: present.id,
          profiles: offered,
          offer: { attachmentsAllowed: true, isicAllowed: true },
          profileYears: years,
          cardYears: years,
          priceWith: () => null,
        });
        const ids = found.map(({ profile }) => profile.id).toSorted(byNumber);
        // Each suggested profile is valid on the day after the ended profile, and a kept profile leaves no gap before
        // the suggested one.
        const isGapless = found.every(({ profile, from, keeps }) => {
          const kept = offered.find(({ id }) => id === keeps);
          const until = kept && heldDays({ profile: kept, applied: today, from: today, birth, years }, after);
          return holds(profile, toNumber(from)) && (until === undefined || until.size === toNumber(from) - today);
        });
        if (JSON.stringify(ids) !== JSON.stringify(expected.toSorted(byNumber)) || !isGapless)
          wrong.push({ today: toDay(today), birth: toDay(birth), walked, found, expected });
      }
      expect(wrong.slice(0, 2)).toEqual([]);
    },
  );
});
