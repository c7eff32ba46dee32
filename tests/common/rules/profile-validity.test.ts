import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ValidToDefault } from '#contract/enumerations.ts';
import { validToDefaults } from '#contract/enumerations.ts';
import { addDays, addYears } from '#rules/dates.ts';
import { profileProblem } from '#rules/profile-choice.ts';
import type { ProfileValidToInput } from '#rules/profile-validity.ts';
import {
  canStartBeforeCardEnds,
  defaultProfileValidFrom,
  defaultProfileValidTo,
  isCutByOperator,
} from '#rules/profile-validity.ts';
import { anyDay } from './arbitraries.ts';

interface Given {
  readonly today: string;
  readonly validFrom?: string;
  readonly birthDay?: string;
  readonly ageTo?: number;
  readonly min?: number;
  readonly cardValidTo?: string;
  readonly profileValidTo?: string;
}

const input = (name: ValidToDefault, given: Given): ProfileValidToInput => ({
  profile: {
    validToDefault: { name },
    ageTo: given.ageTo ?? null,
    minProfileDaysValidity: given.min ?? 0,
    validTo: given.profileValidTo ?? null,
  },
  today: given.today,
  validFrom: given.validFrom ?? given.today,
  birthDay: given.birthDay ?? null,
  cardValidTo: given.cardValidTo ?? null,
  profileYears: 4,
  cardYears: 4,
});

const examples: readonly (readonly [ValidToDefault, Given, string])[] = [
  ['END_OF_YEAR', { today: '2026-11-21', min: 30 }, '2026-12-31'],
  ['END_OF_YEAR', { today: '2026-12-15', min: 30 }, '2027-12-31'],
  ['END_OF_AUGUST', { today: '2026-11-21', min: 30 }, '2027-08-31'],
  ['END_OF_AUGUST', { today: '2026-08-10', min: 21 }, '2026-08-31'],
  ['END_OF_AUGUST', { today: '2026-08-11', min: 21 }, '2027-08-31'],
  ['END_OF_JANUARY', { today: '2026-11-21', min: 0 }, '2027-01-31'],
  ['END_OF_SEPTEMBER', { today: '2026-09-30', min: 0 }, '2026-09-30'],
  ['AGE_TO', { today: '2026-11-21', birthDay: '2011-03-15', ageTo: 17 }, '2029-03-14'],
  ['AGE_TO', { today: '2026-01-10', birthDay: '2008-02-29', ageTo: 17 }, '2026-02-27'],
  ['DAYS_365_AFTER_CONFIRMATION', { today: '2026-11-21', validFrom: '2026-12-01' }, '2027-11-30'],
  ['DAYS_430_AFTER_CONFIRMATION', { today: '2026-11-21' }, '2028-01-24'],
  ['YEARS', { today: '2026-11-21' }, '2030-11-20'],
  ['BEFORE_19_OR_END_OF_AUGUST', { today: '2026-11-21', birthDay: '2008-05-02', min: 30 }, '2027-05-01'],
  ['BEFORE_19_OR_END_OF_AUGUST', { today: '2026-11-21', birthDay: '2009-05-02', min: 30 }, '2027-08-31'],
  ['CARD_VALIDITY', { today: '2026-11-21', cardValidTo: '2029-06-30' }, '2029-06-30'],
  ['CARD_VALIDITY', { today: '2026-11-21' }, '2030-11-20'],
  ['YEARS', { today: '2026-11-21', profileValidTo: '2030-11-20' }, '2030-11-20'],
  ['YEARS', { today: '2026-11-21', profileValidTo: '2030-11-19' }, '2030-11-19'],
  ['YEARS', { today: '2026-11-21', profileValidTo: '2030-11-21' }, '2030-11-20'],
  ['AGE_TO', { today: '2026-11-21', profileValidTo: '2027-06-30' }, '2027-06-30'],
];

describe('whether a profile can begin while the card is valid (PRF-02)', () => {
  const today = '2026-11-21';
  const canStart = (ageFrom: number | null, birthDay: string | null, validFrom: string | null = null) =>
    canStartBeforeCardEnds({ ageFrom, ageTo: null, validFrom }, birthDay, { today, cardValidTo: null, cardYears: 4 });

  it("depends on the age that the person reaches by the card's last day", () => {
    expect(canStart(65, '2017-05-06')).toBe(false);
    expect(canStart(65, '1965-11-20')).toBe(true);
    expect(canStart(65, '1965-11-21')).toBe(false);
    expect(canStart(15, '2015-11-20')).toBe(true);
    expect(canStart(15, '2015-11-21')).toBe(false);
    expect(canStart(null, '2017-05-06')).toBe(true);
    expect(canStart(65, null)).toBe(true);
  });

  it('depends on the last day of the card that the person already has', () => {
    const term = { today, cardValidTo: '2027-03-31', cardYears: 4 };
    const startsOn = (validFrom: string) =>
      canStartBeforeCardEnds({ ageFrom: null, ageTo: null, validFrom }, '1990-01-01', term);
    expect([startsOn('2027-03-31'), startsOn('2027-04-01')]).toEqual([true, false]);
  });

  it('is false if the person is too old on the first possible day', () => {
    const term = { today, cardValidTo: null, cardYears: 4 };
    const canStartUpTo = (ageTo: number, birthDay: string | null, validFrom: string | null = null) =>
      canStartBeforeCardEnds({ ageFrom: 6, ageTo, validFrom }, birthDay, term);
    expect(canStartUpTo(14, '2011-11-22')).toBe(true);
    expect(canStartUpTo(14, '2011-11-21')).toBe(false);
    expect(canStartUpTo(14, '2011-11-22', '2026-11-22')).toBe(false);
    expect(canStartUpTo(14, null)).toBe(true);
  });

  it('depends on the day from which the operator offers the profile', () => {
    expect(canStart(null, '1990-01-01', '2030-11-20')).toBe(true);
    expect(canStart(null, '1990-01-01', '2030-11-21')).toBe(false);
  });

  const anyAge = fc.integer({ min: 0, max: 99 });

  it('is true exactly if the check of a chosen profile accepts the first possible day', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyAge, fc.option(anyAge), fc.integer({ min: 1, max: 10 }), (...given) => {
        const [birthDay, day, ageFrom, ageTo, cardYears] = given;
        const profile = { ageFrom, ageTo, validFrom: null, validTo: null };
        const range = { validFrom: defaultProfileValidFrom(ageFrom, birthDay, day), validTo: null };
        const term = { today: day, cardValidTo: null, cardYears };
        const problem = profileProblem({ profile, range, birthDay, profileOne: null, ...term });
        expect(problem === null).toBe(canStartBeforeCardEnds(profile, birthDay, term));
      }),
    );
  });
});

const everyRuleWithoutAge = validToDefaults.filter(
  (name) => name !== 'AGE_TO' && name !== 'BEFORE_19_OR_END_OF_AUGUST' && name !== 'CARD_VALIDITY',
);

describe('default profile validity', () => {
  it.each(examples)('by the rule %s with %o ends on %s', (name, given, expected) => {
    expect(defaultProfileValidTo(input(name, given))).toBe(expected);
  });

  it('starts today, or on the birthday from which the profile is allowed', () => {
    expect(defaultProfileValidFrom(null, '2011-03-15', '2026-11-21')).toBe('2026-11-21');
    expect(defaultProfileValidFrom(15, '2011-03-15', '2026-11-21')).toBe('2026-11-21');
    expect(defaultProfileValidFrom(15, '2012-03-15', '2026-11-21')).toBe('2027-03-15');
    expect(defaultProfileValidFrom(15, null, '2026-11-21')).toBe('2026-11-21');
  });

  it('has no end if there is no rule, or if the birth day or the age for the rule is missing', () => {
    const open = input('AGE_TO', { today: '2026-11-21' });
    expect(defaultProfileValidTo(open)).toBeNull();
    expect(defaultProfileValidTo({ ...open, profile: { ...open.profile, validToDefault: null } })).toBeNull();
    expect(defaultProfileValidTo(input('AGE_TO', { today: '2026-11-21', ageTo: 17 }))).toBeNull();
  });

  it('ends in the past if the person has passed the age limit', () => {
    expect(defaultProfileValidTo(input('AGE_TO', { today: '2026-11-21', birthDay: '1990-01-01', ageTo: 14 }))).toBe(
      '2004-12-31',
    );
    const grown = input('BEFORE_19_OR_END_OF_AUGUST', { today: '2026-11-21', birthDay: '1990-01-01' });
    expect(defaultProfileValidTo(grown)).toBe('2008-12-31');
  });

  it('never ends before it starts if the rule does not depend on the age', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...everyRuleWithoutAge),
        anyDay,
        fc.nat(1000),
        fc.nat(300),
        (name, today, ahead, min) => {
          const validFrom = addDays(today, ahead);
          const validTo = defaultProfileValidTo(input(name, { today, validFrom, min }));
          expect(validTo !== null && validTo >= validFrom).toBe(true);
        },
      ),
    );
  });

  it('ends with the first August after the minimum number of days, if the minimum is less than eight months', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(240), (today, min) => {
        const earliest = addDays(today, min);
        const validTo = defaultProfileValidTo(input('END_OF_AUGUST', { today, min })) ?? '';
        expect(validTo >= earliest && validTo.endsWith('-08-31')).toBe(true);
        expect(validTo < addYears(earliest, 1)).toBe(true);
      }),
    );
  });

  it('moves the end by one year only, even if the new end is still before the minimum', () => {
    expect(defaultProfileValidTo(input('END_OF_AUGUST', { today: '2026-12-03', min: 272 }))).toBe('2027-08-31');
  });
});

it.each([
  ['2026-12-30', true],
  ['2026-12-31', false],
  ['2027-01-01', false],
  [undefined, false],
])(
  'a profile until the end of the year that the operator offers until %s is cut: %s (PRF-01)',
  (profileValidTo, cut) => {
    const given = { today: '2026-11-21', ...(profileValidTo === undefined ? {} : { profileValidTo }) };
    expect(isCutByOperator(input('END_OF_YEAR', given))).toBe(cut);
  },
);
