import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareDay } from '#rules/date-range.ts';
import { addDays } from '#rules/dates.ts';
import { earliestProfileStart, isProfileOffered, profileProblem } from '#rules/profile-choice.ts';
import type { ChosenProfile, ProfileOffer } from '#rules/profile-choice.ts';
import { anyDay } from './arbitraries.ts';

const today = '2026-11-21';
const everything: ProfileOffer = { attachmentsAllowed: true, isicAllowed: true };
const plain = { profileNumber: 1, cardApplicationAttachmentTypes: [], type: 'PERSONAL', isic: false } as const;
const attachment = { id: 1, displayName: 'Potvrzení o studiu' };

describe('a profile is offered (PRF-01)', () => {
  it.each([
    ['with the default number', plain, everything, true],
    ['with another number', { ...plain, profileNumber: 2 }, everything, false],
    [
      'with another number and attachments',
      { ...plain, profileNumber: 2, cardApplicationAttachmentTypes: [attachment] },
      everything,
      true,
    ],
    [
      'with attachments that are not accepted',
      { ...plain, profileNumber: 2, cardApplicationAttachmentTypes: [attachment] },
      { ...everything, attachmentsAllowed: false },
      false,
    ],
    [
      'with the default number and attachments',
      { ...plain, cardApplicationAttachmentTypes: [attachment] },
      everything,
      true,
    ],
    [
      'with the default number and attachments that are not accepted',
      { ...plain, cardApplicationAttachmentTypes: [attachment] },
      { ...everything, attachmentsAllowed: false },
      true,
    ],
    [
      'with another number, where no attachments are accepted',
      { ...plain, profileNumber: 2 },
      { ...everything, attachmentsAllowed: false },
      false,
    ],
    ['for nobody in particular', { ...plain, type: 'IMPERSONAL' }, everything, false],
    ['with ISIC', { ...plain, isic: true }, everything, true],
    ['with ISIC, which is not accepted', { ...plain, isic: true }, { ...everything, isicAllowed: false }, false],
    ['without ISIC, which is not accepted', plain, { ...everything, isicAllowed: false }, true],
  ] as const)('%s', (_, profile, offer, expected) => {
    expect(
      isProfileOffered(
        { ...profile, cardApplicationAttachmentTypes: [...profile.cardApplicationAttachmentTypes] },
        offer,
      ),
    ).toBe(expected);
  });
});

const open = { validFrom: null, validTo: null, ageFrom: null, ageTo: null };
const chosen = (change: Partial<ChosenProfile>): ChosenProfile => ({
  profile: open,
  range: { validFrom: today, validTo: null },
  birthDay: '1990-01-01',
  today,
  // The card never ends unless a test sets its end.
  cardValidTo: null,
  cardYears: 100,
  profileOne: null,
  ...change,
});
const problemFrom = (validFrom: string, change: Partial<ChosenProfile> = {}) =>
  profileProblem(chosen({ range: { validFrom, validTo: null }, ...change }));

describe('the earliest start of a profile (PRF-01)', () => {
  it('is today; for the second profile it is one day after the start of the first profile', () => {
    expect(earliestProfileStart(today, null)).toBe(today);
    expect(earliestProfileStart(today, today)).toBe('2026-11-22');
    expect(earliestProfileStart(today, '2026-12-31')).toBe('2027-01-01');
    // The first profile of a card may have begun long ago.
    expect(earliestProfileStart(today, '2020-01-01')).toBe(today);
  });

  it('is the first start that is accepted', () => {
    expect(problemFrom(today)).toBeNull();
    expect(problemFrom('2026-11-20')).toBe('VALID_FROM_TOO_EARLY');
    const profileOne = { validFrom: today, validTo: today };
    expect(problemFrom(today, { profileOne })).toBe('VALID_FROM_TOO_EARLY');
    expect(problemFrom('2026-11-22', { profileOne })).toBeNull();
  });
});

describe('the age limit of a profile', () => {
  const profile = { ...open, ageFrom: 15, ageTo: 17 };
  const problem = (birthDay: string | null, validFrom = today) => problemFrom(validFrom, { profile, birthDay });

  it("is checked on the profile's first day, both limits included", () => {
    expect(problem('2011-11-21')).toBeNull();
    expect(problem('2011-11-22')).toBe('TOO_YOUNG_FOR_PROFILE');
    expect(problem('2011-11-22', '2026-11-22')).toBeNull();
    expect(problem('2008-11-22')).toBeNull();
    expect(problem('2008-11-21')).toBe('TOO_OLD_FOR_PROFILE');
    expect(problem('2008-11-22', '2026-11-22')).toBe('TOO_OLD_FOR_PROFILE');
  });

  it('is reached on 28 February in other years by a person born on 29 February', () => {
    const validFrom = '2027-02-28';
    expect(problem('2012-02-29', validFrom)).toBeNull();
    expect(problem('2012-02-29', '2027-02-27')).toBe('TOO_YOUNG_FOR_PROFILE');
  });

  it('is not checked while the birth date is unknown', () => expect(problem(null)).toBeNull());
});

describe('the days of a profile', () => {
  it('must not end before they start', () => {
    const problem = (validTo: string) => profileProblem(chosen({ range: { validFrom: '2026-11-22', validTo } }));
    expect(problem('2026-11-21')).toBe('END_BEFORE_START');
    expect(problem('2026-11-22')).toBeNull();
  });

  it('start and end while the operator offers the profile; an open end is unlimited', () => {
    const profile = { ...open, validFrom: '2026-12-01', validTo: '2026-12-31' };
    const isOffered = (validFrom: string, validTo: string | null) =>
      profileProblem(chosen({ profile, range: { validFrom, validTo } })) !== 'OUTSIDE_PROFILE_RANGE';
    expect([isOffered('2026-11-30', '2026-12-31'), isOffered('2026-12-01', '2026-12-31')]).toEqual([false, true]);
    expect([isOffered('2026-12-31', '2026-12-31'), isOffered('2027-01-01', '2026-12-31')]).toEqual([true, false]);
    expect([isOffered('2026-12-01', '2027-01-01'), isOffered('2026-12-01', null)]).toEqual([false, false]);
    expect(problemFrom('2099-01-01', { profile: { ...profile, validTo: null } })).toBeNull();
    const range = { validFrom: today, validTo: '2026-12-31' };
    expect(profileProblem(chosen({ profile: { ...profile, validFrom: null }, range }))).toBeNull();
  });

  it('start while the card is valid (PRF-02)', () => {
    expect(problemFrom('2030-11-20', { cardYears: 4 })).toBeNull();
    expect(problemFrom('2030-11-21', { cardYears: 4 })).toBe('STARTS_AFTER_CARD');
    const profileOne = { validFrom: today, validTo: '2030-11-20' };
    expect(problemFrom('2030-11-21', { cardYears: 4, profileOne })).toBe('STARTS_AFTER_CARD');
    const cardValidTo = '2028-02-29';
    expect(problemFrom('2028-02-29', { cardValidTo })).toBeNull();
    expect(problemFrom('2028-03-01', { cardValidTo })).toBe('STARTS_AFTER_CARD');
  });

  it('do not overlap the days of the first profile', () => {
    const profileOne = { validFrom: today, validTo: '2027-06-30' };
    expect(problemFrom('2027-06-30', { profileOne })).toBe('PROFILES_COLLIDE');
    expect(problemFrom('2027-07-01', { profileOne })).toBeNull();
    expect(problemFrom('2099-01-01', { profileOne: { ...profileOne, validTo: null } })).toBe('PROFILES_COLLIDE');
  });
});

describe('two profiles without a problem', () => {
  const anyRange = fc
    .tuple(anyDay, fc.option(fc.nat(3000)))
    .map(([validFrom, days]) => ({ validFrom, validTo: days === null ? null : addDays(validFrom, days) }));

  it('never share a day, never start before today, and the first profile starts first', () => {
    fc.assert(
      fc.property(anyRange, anyRange, anyDay, (one, two, day) => {
        const first = profileProblem(chosen({ range: one, today: day }));
        const second = profileProblem(chosen({ range: two, today: day, profileOne: one }));
        fc.pre(first === null && second === null);
        expect(shareDay(one, two)).toBe(false);
        expect(one.validFrom >= day).toBe(true);
        expect(two.validFrom > one.validFrom).toBe(true);
      }),
    );
  });
});
