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
const ever = '1900-01-01';

describe('birthday limits', () => {
  it.each([
    ['wizard CREATE', wizardBirthDays(today), ever, '2011-11-21'],
    ['wizard CREATE_ASSIGNED_CARD', assignedCardBirthDays(today, false), '2011-11-22', '2026-11-21'],
    ['wizard CREATE_ASSIGNED_CARD of any age', assignedCardBirthDays(today, true), ever, '2026-11-21'],
    ['custodian', custodianBirthDays(today), ever, '2008-11-21'],
    ['personal info, customer', personalInfoBirthDays(today), ever, '2021-11-21'],
    ['personal info, custodian', personalInfoCustodianBirthDays(today), ever, '2011-11-21'],
    ['managed to main', mainAccountBirthDays(today), ever, '2011-11-20'],
    ['managed to assigned', assignedAccountBirthDays(today), '2011-11-20', '2026-11-21'],
  ])('%s', (_name, limits, earliest, latest) => {
    expect(limits).toEqual({ earliest, latest });
  });

  it('of both wizards leave no gap between adults and children', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(assignedCardBirthDays(day, false).earliest).toBe(addDays(wizardBirthDays(day).latest, 1));
      }),
    );
  });
});

describe('age', () => {
  it('is whole years', () => {
    expect(ageOn('2011-11-21', today)).toBe(15);
    expect(ageOn('2011-11-22', today)).toBe(14);
    expect(ageOn(today, today)).toBe(0);
  });

  it('separates children from adults at 15', () => {
    expect(isChild('2011-11-22', today)).toBe(true);
    expect(isChild('2011-11-21', today)).toBe(false);
  });

  it('never decreases', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(30_000), (birthDay, days) => {
        const day = addDays(birthDay, days);
        const grown = ageOn(birthDay, addDays(day, 1)) - ageOn(birthDay, day);
        expect(grown === 0 || grown === 1).toBe(true);
      }),
    );
  });
});
