import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  assignedAccountBirthDays,
  assignedCardBirthDays,
  custodianBirthDays,
  isChild,
  mainAccountBirthDays,
  personalInfoBirthDays,
  personalInfoCustodianBirthDays,
  wizardBirthDays,
} from '../../rules/age.ts';
import { addDays } from '../../rules/dates.ts';
import { anyDay } from './arbitraries.ts';

const today = '2026-11-21';
const earliestDay = '1900-01-01';

describe('birthday limits', () => {
  it.each([
    ['wizard CREATE', wizardBirthDays(today), earliestDay, '2011-11-21'],
    ['wizard CREATE_ASSIGNED_CARD', assignedCardBirthDays(today, false), '2011-11-22', '2026-11-21'],
    ['wizard CREATE_ASSIGNED_CARD of any age', assignedCardBirthDays(today, true), earliestDay, '2026-11-21'],
    ['custodian', custodianBirthDays(today), earliestDay, '2008-11-21'],
    ['personal info, customer', personalInfoBirthDays(today), earliestDay, '2021-11-21'],
    ['personal info, custodian', personalInfoCustodianBirthDays(today), earliestDay, '2011-11-21'],
    ['managed to main', mainAccountBirthDays(today), earliestDay, '2011-11-20'],
    ['managed to assigned', assignedAccountBirthDays(today), '2011-11-20', '2026-11-21'],
  ])('of %s are %o', (_name, limits, earliest, latest) => {
    expect(limits).toEqual({ earliest, latest });
  });

  it('of the wizards for adults and for children leave no gap between them', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(assignedCardBirthDays(day, false).earliest).toBe(addDays(wizardBirthDays(day).latest, 1));
      }),
    );
  });
});

describe('age', () => {
  it('is counted in whole years', () => {
    expect(ageOn('2011-11-21', today)).toBe(15);
    expect(ageOn('2011-11-22', today)).toBe(14);
    expect(ageOn(today, today)).toBe(0);
  });

  it('separates children from adults at 15', () => {
    expect(isChild('2011-11-22', today)).toBe(true);
    expect(isChild('2011-11-21', today)).toBe(false);
  });

  it('grows by at most one year from one day to the next, and never decreases', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(30_000), (birthDay, days) => {
        const day = addDays(birthDay, days);
        const increase = ageOn(birthDay, addDays(day, 1)) - ageOn(birthDay, day);
        expect(increase === 0 || increase === 1).toBe(true);
      }),
    );
  });
});
