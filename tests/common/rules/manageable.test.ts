import { describe, expect, it } from 'vitest';
import { accountLinkTypes } from '#contract/enumerations.ts';
import type { AccountLinkType } from '#contract/enumerations.ts';
import { asksManageable, unmanageableReason } from '#rules/manageable.ts';

const today = '2026-11-21';
/** The birth dates of a person who is 15 today and of a person who is 15 tomorrow. */
const [grown, child] = ['2011-11-21', '2011-11-22'];

describe('whether an account may act for a customer (ACC-06)', () => {
  it.each([
    ['REGISTERED', grown, true],
    ['REGISTERED', child, false],
    ['ASSIGNED', grown, false],
    ['ASSIGNED', child, true],
    ['MANAGED', grown, true],
    ['MANAGED', child, true],
    ['REGISTERED', null, true],
    ['ASSIGNED', null, true],
  ] as const satisfies readonly (readonly [AccountLinkType, string | null, boolean])[])(
    'with a link of the type %s and the birth date %s: %s',
    (type, birthDay, expected) =>
      expect(unmanageableReason({ type, birthDay, activeCards: [] }, today)).toBe(expected ? null : 'AGE'),
  );

  const [main, other] = [{ main: true }, { main: false }];
  it.each([
    { activeCards: [main], expected: true },
    { activeCards: [other], expected: true },
    { activeCards: [main, other], expected: true },
    { activeCards: [other, main, other], expected: true },
    { activeCards: [other, other], expected: false },
    { activeCards: [other, other, other], expected: false },
  ])('depends on the main cards if there are several active cards ($activeCards): $expected (CRD-02)', (cards) => {
    for (const type of accountLinkTypes) {
      const relation = { type, birthDay: null, activeCards: cards.activeCards };
      expect(unmanageableReason(relation, today)).toBe(cards.expected ? null : 'NO_MAIN_CARD');
    }
  });

  it.each([
    { migrationAllowed: true, isAssignCardWithoutAgeRestrictionAllowed: false, expected: true },
    { migrationAllowed: true, isAssignCardWithoutAgeRestrictionAllowed: true, expected: false },
    { migrationAllowed: false, isAssignCardWithoutAgeRestrictionAllowed: false, expected: false },
    { migrationAllowed: false, isAssignCardWithoutAgeRestrictionAllowed: true, expected: false },
  ])('is checked only if the operator allows the migration and restricts ages: $expected', ({ expected, ...flags }) =>
    expect(asksManageable(flags)).toBe(expected),
  );
});
