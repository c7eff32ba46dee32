import { describe, expect, it } from 'vitest';
import {
  isLinkChangeOffered,
  linkChangeRefusal,
  linkChangeTable,
  type HiddenLinkFacts,
  type LinkChange,
  type LinkChangeFacts,
} from '#rules/account-links.ts';

/** The minimum customer age is 15, so the cut-off is 2011-11-20: 15 years before this day, less one day. */
const today = '2026-11-21';

interface World extends Omit<LinkChangeFacts, 'configuration' | 'today'>, HiddenLinkFacts {
  readonly legacyShopMigrationAllowed: boolean;
  readonly migrationAllowed: boolean;
}

const both = [true, false];
const birthDays = ['1980-01-01', '2011-11-19', '2011-11-20', '2011-11-21', '2026-11-21', '2026-11-22', null];
const parents = ['none', 'owner', 'other'] as const;

function worlds(): World[] {
  const flags = both.flatMap((legacyShopMigrationAllowed) =>
    both.map((migrationAllowed) => ({ legacyShopMigrationAllowed, migrationAllowed })),
  );
  const accounts = both.flatMap((hasOwnCustomer) => both.map((onlyManaged) => ({ hasOwnCustomer, onlyManaged })));
  const elsewhere = both.flatMap((isRegisteredElsewhere) =>
    both.map((isAssignedElsewhere) => ({ isRegisteredElsewhere, isAssignedElsewhere })),
  );
  return flags.flatMap((flag) =>
    accounts.flatMap((account) =>
      elsewhere.flatMap((other) =>
        parents.flatMap((parent) => birthDays.map((birthDay) => ({ ...flag, ...account, ...other, parent, birthDay }))),
      ),
    ),
  );
}

/** The sentences of the specification, written once more. */
const text: Readonly<Record<LinkChange, { offered: (of: World) => boolean; accepted: (of: World) => boolean }>> = {
  REGISTERED: {
    offered: (of) =>
      of.legacyShopMigrationAllowed &&
      of.onlyManaged &&
      !of.hasOwnCustomer &&
      of.birthDay !== null &&
      of.birthDay <= '2011-11-20',
    accepted: (of) => !of.isRegisteredElsewhere,
  },
  ASSIGNED: {
    offered: (of) =>
      of.migrationAllowed &&
      of.hasOwnCustomer &&
      of.birthDay !== null &&
      of.birthDay >= '2011-11-20' &&
      of.birthDay <= today,
    accepted: (of) => !of.isRegisteredElsewhere && !of.isAssignedElsewhere && of.parent === 'owner',
  },
};

const factsOf = ({ legacyShopMigrationAllowed, migrationAllowed, ...world }: World) => ({
  ...world,
  configuration: { legacyShopMigrationAllowed, migrationAllowed },
  today,
});

describe.each(['REGISTERED', 'ASSIGNED'] as const)('a managed link that is to become %s (LNK-02)', (change) => {
  it('is offered and accepted exactly as the specification says, in every situation', () => {
    const { offered, accepted } = text[change];
    const seen = { offered: 0, accepted: 0 };
    for (const world of worlds()) {
      const facts = factsOf(world);
      expect([world, isLinkChangeOffered(change, facts)]).toEqual([world, offered(world)]);
      const isAccepted = offered(world) && accepted(world);
      expect([world, linkChangeRefusal(change, facts) === null]).toEqual([world, isAccepted]);
      seen.offered += Number(offered(world));
      seen.accepted += Number(isAccepted);
    }
    expect(seen.offered).toBeGreaterThan(seen.accepted);
    expect(seen.accepted).toBeGreaterThan(0);
  });

  it('is refused by each error of its row in some situation, and by no other', () => {
    const told = new Set(worlds().flatMap((world) => linkChangeRefusal(change, factsOf(world)) ?? []));
    const { seen, hidden } = linkChangeTable[change];
    expect(told).toEqual(new Set([...seen, ...hidden].map(([, error]) => error)));
  });
});

describe('the cut-off: today minus the minimum customer age, less one day', () => {
  const adult: LinkChangeFacts & HiddenLinkFacts = {
    birthDay: '1980-01-01',
    hasOwnCustomer: false,
    onlyManaged: true,
    configuration: { legacyShopMigrationAllowed: true, migrationAllowed: true },
    today,
    isRegisteredElsewhere: false,
    isAssignedElsewhere: false,
    parent: 'owner',
  };
  const main = (day: string, birthDay: string) => isLinkChangeOffered('REGISTERED', { ...adult, today: day, birthDay });
  const assigned = (day: string, birthDay: string) =>
    isLinkChangeOffered('ASSIGNED', { ...adult, hasOwnCustomer: true, onlyManaged: false, today: day, birthDay });

  it.each([
    // Who is 15 and a day or more may be the main account; who is younger may be assigned; on the cut-off itself, both.
    ['2026-11-21', '2011-11-19', true, false],
    ['2026-11-21', '2011-11-20', true, true],
    ['2026-11-21', '2011-11-21', false, true],
    // A leap day: 15 years before the 29th of February is the 28th.
    ['2028-02-29', '2013-02-26', true, false],
    ['2028-02-29', '2013-02-27', true, true],
    ['2028-02-29', '2013-02-28', false, true],
    // The first day of a year: the cut-off is in the year before.
    ['2027-01-01', '2011-12-31', true, true],
    ['2027-01-01', '2012-01-01', false, true],
  ])('on %s for who was born on %s: main account %s, assigned %s', (day, birthDay, asMain, asAssigned) => {
    expect([main(day, birthDay), assigned(day, birthDay)]).toEqual([asMain, asAssigned]);
  });
});

describe('of several reasons', () => {
  const facts = factsOf({
    birthDay: '2015-01-01',
    hasOwnCustomer: false,
    onlyManaged: true,
    legacyShopMigrationAllowed: true,
    migrationAllowed: true,
    isRegisteredElsewhere: true,
    isAssignedElsewhere: true,
    parent: 'none',
  });

  it('the one that concerns the own account is told first, and nothing of other accounts before it', () => {
    expect(linkChangeRefusal('REGISTERED', facts)).toBe('TOO_YOUNG_FOR_REGISTERED_ACCOUNT');
    expect(linkChangeRefusal('ASSIGNED', facts)).toBe('CUSTOMER_WITHOUT_PARENT');
    const owner = { ...facts, hasOwnCustomer: true };
    expect(linkChangeRefusal('ASSIGNED', { ...owner, birthDay: '1980-01-01' })).toBe('TOO_OLD_FOR_ASSIGNED_ACCOUNT');
    expect(linkChangeRefusal('ASSIGNED', owner)).toBe('CUSTOMER_ALREADY_REGISTERED');
  });
});
