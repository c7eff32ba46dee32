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

const held = (profile: EndingProfile, validTo: string | null, validFrom = '2025-01-01') => ({
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
const told = (cards: readonly HeldCard[], birthDay: string | null = '2012-01-15', applied: HeldCard['profiles'] = []) =>
  upcomingProfileChanges({ today, birthDay, cards, applied }).map(({ kind, lastDay }) => [kind, lastDay]);

describe('the days after which somebody has no profile (GRO-01)', () => {
  test.each([
    ['2012-01-15', '2027-01-14', 'AGE'],
    // Born on 29 February, they are older on the 28th of other years.
    ['2012-02-29', '2027-02-27', 'AGE'],
    ['2012-02-29', '2027-02-28', 'PROFILE'],
    [null, '2027-01-14', 'PROFILE'],
  ])('born %s, to %s: %s', (birthDay, validTo, kind) => {
    expect(told([card(held(child, validTo))], birthDay)).toEqual([[kind, validTo]]);
  });

  test.each([
    ['2008-09-01', '2027-08-31', 'AGE'],
    ['2008-09-02', '2027-08-31', 'SCHOOL_YEAR'],
    ['2008-05-02', '2027-05-01', 'AGE'],
  ])('a pupil born %s ends on %s: %s', (birthDay, validTo, kind) => {
    expect(told([card(held(pupil, validTo))], birthDay)).toEqual([[kind, validTo]]);
  });

  test('are those of the next twelve months, both ends included', () => {
    for (const [validTo, count] of [
      ['2026-11-24', 0],
      [today, 1],
      ['2027-11-24', 1],
      ['2027-11-25', 0],
    ] as const)
      expect(told([card(held(child, validTo))]), validTo).toHaveLength(count);
  });

  test('are with the card for what ends with it: not some days before, and not after', () => {
    const ending = { ...card(held(adult, '2027-02-20')), validTo: '2027-03-01' };
    expect(told([ending])).toEqual([['CARD', '2027-03-01']]);
    expect(told([{ ...ending, profiles: [held(adult, null)] }])).toEqual([['CARD', '2027-03-01']]);
    expect(told([{ ...ending, profiles: [held({ ...adult, reduced: true }, '2027-02-20')] }])).toEqual([
      ['PROFILE', '2027-02-20'],
    ]);
    expect(told([{ ...ending, profiles: [] }])).toEqual([['CARD', '2027-03-01']]);
  });

  test('are not told when a profile follows for one day only: that day is', () => {
    const followed = [held(child, '2027-01-14'), held(pupil, '2027-01-15', '2027-01-15')];
    expect(told([card(...followed)]).map(([, lastDay]) => lastDay)).toEqual(['2027-01-15']);
  });

  test('are not told when a profile follows without a gap: of the card, of another one, or applied for', () => {
    const first = held(child, '2027-01-14');
    const next = held(adult, null, '2027-01-15');
    const late = held(adult, null, '2027-01-16');
    const other = (profile: HeldCard['profiles'][number], validFrom = '2026-12-01') => ({
      ...card(profile),
      id: 6,
      isActive: false,
      validFrom,
    });
    expect(told([card(first, next)])).toEqual([]);
    expect(told([card(first, late)])).toEqual([['AGE', '2027-01-14']]);
    expect(told([card(first), other(next)])).toEqual([]);
    expect(told([card(first), other(next, '2027-01-16')])).toEqual([['AGE', '2027-01-14']]);
    expect(told([card(first)], '2012-01-15', [next])).toEqual([]);
    expect(told([card(first)], '2012-01-15', [late])).toEqual([['AGE', '2027-01-14']]);
    // What is applied for ends itself, but is shown only once it is on a card.
    expect(told([card(first)], '2012-01-15', [held(pupil, '2027-08-31', today)])).toEqual([]);
  });

  test('are one for two cards that end on the same day, by the card in use, the nearest first', () => {
    const both = [card(held(child, '2027-01-14')), { ...card(held(pupil, '2027-01-14')), id: 6 }];
    expect(upcomingProfileChanges({ today, birthDay: null, cards: both, applied: [] })).toMatchObject([{ cardId: 5 }]);
    const gaps = card(held(child, '2027-05-01', '2027-03-01'), held(child, '2027-01-14'));
    expect(told([gaps], null).map(([, lastDay]) => lastDay)).toEqual(['2027-01-14', '2027-05-01']);
  });
});
