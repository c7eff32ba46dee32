import { describe, expect, test } from 'vitest';
import { upcomingProfileChanges, type EndingProfile, type HeldCard } from '#rules/upcoming-changes.ts';

const today = '2026-11-25';
const child: EndingProfile = { id: 2, ageTo: 14, validToDefault: { name: 'AGE_TO' }, isic: false, reduced: true };
const pupil: EndingProfile = { ...child, id: 3, ageTo: 18, validToDefault: { name: 'BEFORE_19_OR_END_OF_AUGUST' } };
const adult: EndingProfile = {
  ...child,
  id: 1,
  ageTo: null,
  validToDefault: { name: 'CARD_VALIDITY' },
  reduced: false,
};

const heldProfile = (profile: EndingProfile, validTo: string | null, validFrom = '2025-01-01') => ({
  profile,
  validFrom,
  validTo,
});
const card = (...profiles: HeldCard['profiles']): HeldCard => ({
  id: 5,
  isActive: true,
  validFrom: '2025-01-01',
  validTo: '2028-12-31',
  profiles,
});
const changesOf = (
  cards: readonly HeldCard[],
  birthDay: string | null = '2012-01-15',
  applied: HeldCard['profiles'] = [],
) => upcomingProfileChanges({ today, birthDay, cards, applied }).map(({ kind, lastDay }) => [kind, lastDay]);

describe('the days after which a person has no profile (GRO-01)', () => {
  test.each([
    ['2012-01-15', '2027-01-14', 'AGE'],
    // A person born on 29 February has the birthday on the 28th in other years.
    ['2012-02-29', '2027-02-27', 'AGE'],
    ['2012-02-29', '2027-02-28', 'PROFILE'],
    [null, '2027-01-14', 'PROFILE'],
  ])('for the birth date %s and a profile until %s have the kind %s', (birthDay, validTo, kind) => {
    expect(changesOf([card(heldProfile(child, validTo))], birthDay)).toEqual([[kind, validTo]]);
  });

  test.each([
    ['2008-09-01', '2027-08-31', 'AGE'],
    ['2008-09-02', '2027-08-31', 'SCHOOL_YEAR'],
    ['2008-05-02', '2027-05-01', 'AGE'],
  ])('for a pupil born on %s include %s, with the kind %s', (birthDay, validTo, kind) => {
    expect(changesOf([card(heldProfile(pupil, validTo))], birthDay)).toEqual([[kind, validTo]]);
  });

  test('are listed for the next twelve months, both ends included', () => {
    for (const [validTo, count] of [
      ['2026-11-24', 0],
      [today, 1],
      ['2027-11-24', 1],
      ['2027-11-25', 0],
    ] as const)
      expect(changesOf([card(heldProfile(child, validTo))]), validTo).toHaveLength(count);
  });

  test('contain the last day of the card, unless a reduced profile ends before the card', () => {
    const ending = { ...card(heldProfile(adult, '2027-02-20')), validTo: '2027-03-01' };
    expect(changesOf([ending])).toEqual([['CARD', '2027-03-01']]);
    expect(changesOf([{ ...ending, profiles: [heldProfile(adult, null)] }])).toEqual([['CARD', '2027-03-01']]);
    expect(changesOf([{ ...ending, profiles: [heldProfile({ ...adult, reduced: true }, '2027-02-20')] }])).toEqual([
      ['PROFILE', '2027-02-20'],
    ]);
    expect(changesOf([{ ...ending, profiles: [] }])).toEqual([['CARD', '2027-03-01']]);
  });

  test('are only the end of the last of several profiles without a gap, even if the last profile is valid for one day', () => {
    const followed = [heldProfile(child, '2027-01-14'), heldProfile(pupil, '2027-01-15', '2027-01-15')];
    expect(changesOf([card(...followed)]).map(([, lastDay]) => lastDay)).toEqual(['2027-01-15']);
  });

  test('do not include an end if the next profile (on this card, on another card or applied for) follows without a gap', () => {
    const first = heldProfile(child, '2027-01-14');
    const next = heldProfile(adult, null, '2027-01-15');
    const late = heldProfile(adult, null, '2027-01-16');
    const otherCard = (profile: HeldCard['profiles'][number], validFrom = '2026-12-01') => ({
      ...card(profile),
      id: 6,
      isActive: false,
      validFrom,
    });
    expect(changesOf([card(first, next)])).toEqual([]);
    expect(changesOf([card(first, late)])).toEqual([['AGE', '2027-01-14']]);
    expect(changesOf([card(first), otherCard(next)])).toEqual([]);
    expect(changesOf([card(first), otherCard(next, '2027-01-16')])).toEqual([['AGE', '2027-01-14']]);
    expect(changesOf([card(first)], '2012-01-15', [next])).toEqual([]);
    expect(changesOf([card(first)], '2012-01-15', [late])).toEqual([['AGE', '2027-01-14']]);
    // A profile that is applied for has an end, too, but it is shown only after the profile is on a card.
    expect(changesOf([card(first)], '2012-01-15', [heldProfile(pupil, '2027-08-31', today)])).toEqual([]);
  });

  test('are one change, with the active card, if profiles of two cards end on the same day; they are sorted by day', () => {
    const both = [card(heldProfile(child, '2027-01-14')), { ...card(heldProfile(pupil, '2027-01-14')), id: 6 }];
    expect(upcomingProfileChanges({ today, birthDay: null, cards: both, applied: [] })).toMatchObject([{ cardId: 5 }]);
    const gaps = card(heldProfile(child, '2027-05-01', '2027-03-01'), heldProfile(child, '2027-01-14'));
    expect(changesOf([gaps], null).map(([, lastDay]) => lastDay)).toEqual(['2027-01-14', '2027-05-01']);
  });
});
