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

/** The conditions of LNK-02, written independently of the rules. */
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
  it('is offered and accepted in every situation exactly as the requirement says', () => {
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

  it('is refused by every error of its row in some situation, and by no other error', () => {
    const refusals = new Set(worlds().flatMap((world) => linkChangeRefusal(change, factsOf(world)) ?? []));
    const { seen, hidden } = linkChangeTable[change];
    expect(refusals).toEqual(new Set([...seen, ...hidden].map(([, error]) => error)));
  });
});

describe('the cut-off date: today minus the minimum customer age, less one day', () => {
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
    // A person born before the cut-off date may become the main account. A person born after the date may be assigned. A
    // person born on the date may become either.
    ['2026-11-21', '2011-11-19', true, false],
    ['2026-11-21', '2011-11-20', true, true],
    ['2026-11-21', '2011-11-21', false, true],
    // Today is a leap day: 15 years before 29 February is 28 February.
    ['2028-02-29', '2013-02-26', true, false],
    ['2028-02-29', '2013-02-27', true, true],
    ['2028-02-29', '2013-02-28', false, true],
    // Today is the first day of a year: the cut-off date is in the year before.
    ['2027-01-01', '2011-12-31', true, true],
    ['2027-01-01', '2012-01-01', false, true],
  ])('on %s a person born on %s may become the main account: %s, assigned: %s', (day, birthDay, asMain, asAssigned) => {
    expect([main(day, birthDay), assigned(day, birthDay)]).toEqual([asMain, asAssigned]);
  });
});

describe('if there are several reasons for a refusal', () => {
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

  it('the first error is about the account that asks, and errors that reveal other accounts come last', () => {
    expect(linkChangeRefusal('REGISTERED', facts)).toBe('TOO_YOUNG_FOR_REGISTERED_ACCOUNT');
    expect(linkChangeRefusal('ASSIGNED', facts)).toBe('CUSTOMER_WITHOUT_PARENT');
    const owner = { ...facts, hasOwnCustomer: true };
    expect(linkChangeRefusal('ASSIGNED', { ...owner, birthDay: '1980-01-01' })).toBe('TOO_OLD_FOR_ASSIGNED_ACCOUNT');
    expect(linkChangeRefusal('ASSIGNED', owner)).toBe('CUSTOMER_ALREADY_REGISTERED');
  });
});
