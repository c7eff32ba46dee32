import { describe, expect, it } from 'vitest';
import { accountLinkTypes } from '../../contract/enumerations.ts';
import { deletionLoses, deletionObstacle, factsOfPeople } from '../../rules/account-deletion.ts';
import type { DeletionFacts, DeletionObstacle } from '../../rules/account-deletion.ts';

const counts = [null, 0, 1, 2] as const;
const all: DeletionFacts[] = [true, false].flatMap((lossAllowed) =>
  counts.flatMap((activeTickets) =>
    counts.flatMap((fundedWallets) =>
      counts.flatMap((solelyGuarded) =>
        counts.map((openOrders) => ({
          lossAllowed,
          activeTickets,
          fundedWallets,
          solelyGuarded,
          openOrders,
          openTransfers: 0,
        })),
      ),
    ),
  ),
);

const settled: DeletionFacts = {
  lossAllowed: false,
  activeTickets: 0,
  fundedWallets: 0,
  solelyGuarded: 0,
  openOrders: 0,
  openTransfers: 0,
};

/** By flag, tickets and wallets, of an account with no child and no open order: the obstacle, and whether it warns. */
const table: readonly (readonly [boolean, number | null, number | null, DeletionObstacle | null, boolean])[] = [
  [false, 0, 0, null, false],
  [false, 0, 1, 'ACCOUNT_HAS_WALLET_FUNDS', false],
  [false, 0, null, 'ACCOUNT_LOSSES_UNKNOWN', false],
  [false, 1, 0, 'ACCOUNT_HAS_ACTIVE_TICKETS', false],
  [false, 1, 1, 'ACCOUNT_HAS_ACTIVE_TICKETS', false],
  [false, 1, null, 'ACCOUNT_HAS_ACTIVE_TICKETS', false],
  [false, null, 0, 'ACCOUNT_LOSSES_UNKNOWN', false],
  [false, null, 1, 'ACCOUNT_HAS_WALLET_FUNDS', false],
  [false, null, null, 'ACCOUNT_LOSSES_UNKNOWN', false],
  [true, 0, 0, null, false],
  [true, 0, 1, null, true],
  [true, 0, null, null, false],
  [true, 1, 0, null, true],
  [true, 1, 1, null, true],
  [true, 1, null, null, true],
  [true, null, 0, null, false],
  [true, null, 1, null, true],
  [true, null, null, null, false],
];

describe('the deletion of an account (SET-02)', () => {
  it.each(table)(
    'loss allowed %s, %s tickets, %s wallets with money: obstacle %s, warns %s',
    (lossAllowed, activeTickets, fundedWallets, obstacle, warns) => {
      for (const solelyGuarded of [0, null]) {
        for (const openOrders of [0, null]) {
          const facts = {
            lossAllowed,
            activeTickets,
            fundedWallets,
            solelyGuarded,
            openOrders,
            openTransfers: openOrders,
          };
          expect([deletionObstacle(facts), deletionLoses(facts)]).toEqual([obstacle, warns]);
        }
      }
    },
  );

  it('is refused to a sole guardian, whatever else there is', () => {
    const alone = all.filter(({ solelyGuarded }) => (solelyGuarded ?? 0) > 0);
    expect(alone).toHaveLength(256);
    expect(new Set(alone.map(deletionObstacle))).toEqual(new Set(['ACCOUNT_IS_SOLE_GUARDIAN']));
    expect(alone.some(deletionLoses)).toBe(false);
  });

  it('is refused while an order is open, also if losses are allowed', () => {
    const open = all.filter(({ solelyGuarded, openOrders }) => !((solelyGuarded ?? 0) > 0) && (openOrders ?? 0) > 0);
    expect(open).toHaveLength(128);
    expect(new Set(open.map(deletionObstacle))).toEqual(new Set(['ACCOUNT_HAS_OPEN_ORDER']));
    expect(open.some(deletionLoses)).toBe(false);
  });

  it('is refused while money of an old card is on its way, also if losses are allowed', () => {
    for (const lossAllowed of [true, false])
      expect(deletionObstacle({ ...settled, lossAllowed, openTransfers: 1 })).toBe('ACCOUNT_HAS_OPEN_TRANSFER');
  });

  it('is allowed when all is settled', () => expect(deletionObstacle(settled)).toBeNull());
});

describe('the people of an account that is deleted', () => {
  const people = accountLinkTypes.flatMap((customerAccountLinkType) =>
    [true, false].flatMap((hasWalletFunds) =>
      [true, false].map((onlyHere) => ({ customerAccountLinkType, hasWalletFunds, onlyHere })),
    ),
  );

  it.each(people)('count by their link, money and other accounts: %o', (person) => {
    const { customerAccountLinkType: type, hasWalletFunds, onlyHere } = person;
    expect(factsOfPeople([person])).toEqual({
      fundedWallets: type !== 'MANAGED' && hasWalletFunds ? 1 : 0,
      solelyGuarded: type === 'ASSIGNED' && onlyHere ? 1 : 0,
    });
  });

  it('are counted one by one', () => {
    expect(factsOfPeople(people)).toEqual({ fundedWallets: 4, solelyGuarded: 2 });
    expect(factsOfPeople([])).toEqual({ fundedWallets: 0, solelyGuarded: 0 });
  });
});
