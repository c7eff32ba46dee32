import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  assignedAccountBirthDays,
  assignedCardBirthDays,
  custodianBirthDays,
  isChild,
  isWithin,
  mainAccountBirthDays,
  personalInfoBirthDays,
  personalInfoCustodianBirthDays,
  wizardBirthDays,
} from '#rules/age.ts';
import { customerAgeObstacle } from '#rules/customer-change.ts';
import { addDays, addYears } from '#rules/dates.ts';
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
  ])('for %s are %o', (_name, limits, earliest, latest) => {
    expect(limits).toEqual({ earliest, latest });
  });

  it('leave no gap between the wizard for adults and the wizard for children', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(assignedCardBirthDays(day, false).earliest).toBe(addDays(wizardBirthDays(day).latest, 1));
      }),
    );
  });
});

const endOfFebruary = (year: number): string[] => {
  const days = Array.from({ length: 5 }, (_, index) => addDays(`${String(year)}-02-27`, index));
  return days.filter((day) => day < `${String(year)}-03-03`);
};

/** Days at the end of February, in leap years and in other years. */
const ends = Array.from({ length: 7 }, (_, index) => endOfFebruary(2026 + index)).flat();

/** Birth dates with the fifth, fifteenth or eighteenth birthday near a day. */
const bornAbout = (day: string) => [5, 15, 18].flatMap((years) => endOfFebruary(Number(day.slice(0, 4)) - years));

describe('a person born at the end of February has the birthday that addYears computes', () => {
  it.each(ends)('%s', (day) => {
    for (const birth of bornAbout(day)) {
      const hasTurned = (years: number, born = birth) => addYears(born, years) <= day;
      const isUnder = (limits: { earliest: string; latest: string }) => isWithin(birth, limits);
      const adult = { birthDay: birth, today: day, anyAge: false, custodianBirthDay: '1980-01-01' };
      const obstacle = (type: 'REGISTERED' | 'ASSIGNED') =>
        customerAgeObstacle({ ...adult, type, custodianBirthDays: custodianBirthDays(day) });
      expect({
        birth,
        wizard: isUnder(wizardBirthDays(day)),
        registered: obstacle('REGISTERED') === null,
        assigned: isUnder(assignedCardBirthDays(day, false)),
        assignedByServer: obstacle('ASSIGNED') === null,
        child: isChild(birth, day),
        custodian: isUnder(custodianBirthDays(day)),
        personalInfo: isUnder(personalInfoBirthDays(day)),
        toMain: isUnder(mainAccountBirthDays(day)),
        toAssigned: isUnder(assignedAccountBirthDays(day)),
      }).toEqual({
        birth,
        wizard: hasTurned(15),
        registered: hasTurned(15),
        assigned: !hasTurned(15),
        assignedByServer: !hasTurned(15),
        child: !hasTurned(15),
        custodian: hasTurned(18),
        personalInfo: hasTurned(5),
        toMain: hasTurned(15, addDays(birth, 1)),
        toAssigned: !hasTurned(15, addDays(birth, 2)),
      });
    }
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
