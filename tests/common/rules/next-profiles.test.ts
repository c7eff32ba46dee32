import { describe, expect, it } from 'vitest';
import type { CustomerProfile } from '#contract/entities/tariff.ts';
import { possibleNextProfiles } from '#rules/next-profiles.ts';
import type { NextProfileQuestion } from '#rules/next-profiles.ts';
import { plainProfile } from './plain-profile.ts';

const today = '2026-11-25';

/** A person loses this profile on the 18th birthday. */
const child: CustomerProfile = { ...plainProfile, id: 1, ageTo: 17, validToDefault: { name: 'AGE_TO' } };
const adult: CustomerProfile = { ...child, id: 2, ageFrom: 18, ageTo: null, reduced: false, validToDefault: null };
const proof = { id: 7, name: 'confirmation' } as unknown as CustomerProfile['cardApplicationAttachmentTypes'][number];

const question: NextProfileQuestion = {
  today,
  birthDay: '2008-12-01',
  lastDay: '2026-11-30',
  firstDayAfter: '2026-12-01',
  heldId: child.id,
  profiles: [child, adult],
  offer: { attachmentsAllowed: true, isicAllowed: true },
  profileYears: 4,
  cardYears: 4,
  priceWith: () => null,
};
const next = (change: Partial<NextProfileQuestion> = {}) => possibleNextProfiles({ ...question, ...change });
/** The present profile that is kept until the following profile starts; null = it is not kept. */
const keptWith = (held: Partial<CustomerProfile>, change: Partial<NextProfileQuestion> = {}) =>
  next({ profiles: [{ ...child, ...held }, adult], ...change }).find(({ profile }) => profile.id === adult.id)?.keeps;

describe('the next profile (GRO-02)', () => {
  it('starts on the day after the present profile, which is kept until then', () => {
    expect(next()).toEqual([{ profile: adult, isSame: false, from: '2026-12-01', keeps: child.id, price: null }]);
  });

  it('starts today if the present profile ended yesterday; the present profile is then not kept', () => {
    const ended = { birthDay: '2008-11-25', lastDay: '2026-11-24', firstDayAfter: today };
    expect(next(ended)).toMatchObject([{ from: today, keeps: null }]);
  });

  it.each<[string, Partial<CustomerProfile>]>([
    ['is to be proved', { requireConfirmation: true }],
    ['needs an ISIC card', { isic: true }],
    ['needs a file', { cardApplicationAttachmentTypes: [proof] }],
    ['is not offered', { type: 'TRANSFERABLE' as CustomerProfile['type'] }],
    ['would end later', { ageTo: 18 }],
    ['would end earlier', { validTo: '2026-11-29' }],
  ])('does not keep the present profile if it %s', (_, held) => {
    expect(keptWith(held)).toBe(null);
  });

  it('keeps no profile if the person has none at present', () => {
    expect(keptWith({}, { heldId: null })).toBe(null);
  });

  it('is the same profile again: from today if it then lasts longer, otherwise from the day after its end', () => {
    const startOfSame = (validToDefault: CustomerProfile['validToDefault'], lastDay: string, firstDayAfter: string) =>
      next({ profiles: [{ ...child, ageTo: null, validToDefault }], lastDay, firstDayAfter })[0]?.from;
    expect(startOfSame({ name: 'END_OF_YEAR' }, '2026-12-30', '2026-12-31')).toBe(today);
    expect(startOfSame({ name: 'END_OF_YEAR' }, '2026-12-31', '2027-01-01')).toBe('2027-01-01');
    expect(startOfSame(null, '2026-12-31', '2027-01-01')).toBe(today);
  });

  it('is suggested in this order: the same profile, other profiles by price, profiles without a price', () => {
    const one = (id: number, change: Partial<CustomerProfile> = {}): CustomerProfile => ({
      ...child,
      ageTo: null,
      validToDefault: { name: 'YEARS' },
      id,
      ...change,
    });
    const profiles = [
      one(10, { isic: true }),
      one(11, { requireConfirmation: true }),
      one(12, { reduced: false }),
      one(13),
      one(14),
      one(15),
      one(16),
      one(17, { reduced: false }),
      one(18),
    ];
    const prices: Readonly<Record<number, number>> = {
      10: 1,
      11: 2,
      12: 500,
      14: 300,
      15: 200,
      16: 300,
      17: 400,
      18: 900,
    };
    const found = next({ profiles, heldId: 18, priceWith: (id) => prices[id] ?? null });
    expect(found.map(({ profile, price }) => [profile.id, price])).toEqual([
      [18, 900],
      [10, 1],
      [11, 2],
      [15, 200],
      [14, 300],
      [16, 300],
      [17, 400],
      [12, 500],
      [13, null],
    ]);
    const unpriced = next({ profiles, heldId: 18 }).map(({ profile }) => profile.id);
    expect(unpriced).toEqual([18, 13, 14, 15, 16, 12, 17, 10, 11]);
  });
});
