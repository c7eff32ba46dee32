import { describe, expect, it } from 'vitest';
import { accountLinkTypes } from '#contract/enumerations.ts';
import { deletionLoses, deletionObstacle, factsOfPeople, managedPersonOutcome } from '#rules/account-deletion.ts';
import type { DeletionFacts, DeletionObstacle } from '#rules/account-deletion.ts';

const counts = [null, 0, 1, 2] as const;
const all: DeletionFacts[] = [true, false].flatMap((lossAllowed) =>
  counts.flatMap((activeTickets) =>
    counts.flatMap((fundedWallets) =>
      counts.map((openOrders) => ({ lossAllowed, activeTickets, fundedWallets, openOrders, openTransfers: 0 })),
    ),
  ),
);

const settled: DeletionFacts = {
  lossAllowed: false,
  activeTickets: 0,
  fundedWallets: 0,
  openOrders: 0,
  openTransfers: 0,
};

/**
 * The columns: whether losses are allowed, the number of active tickets and the number of wallets with money (null = not
 * counted), then the obstacle, and whether the page warns of losses. The account has no open orders.
 */
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
    'with losses allowed %s, %s tickets and %s wallets with money has the obstacle %s and warns: %s',
    (lossAllowed, activeTickets, fundedWallets, obstacle, warns) => {
      for (const openOrders of [0, null]) {
        const facts = { lossAllowed, activeTickets, fundedWallets, openOrders, openTransfers: openOrders };
        expect([deletionObstacle(facts), deletionLoses(facts)]).toEqual([obstacle, warns]);
      }
    },
  );

  it('is refused while an order is open, also if losses are allowed', () => {
    const open = all.filter(({ openOrders }) => (openOrders ?? 0) > 0);
    expect(open).toHaveLength(64);
    expect(new Set(open.map(deletionObstacle))).toEqual(new Set(['ACCOUNT_HAS_OPEN_ORDER']));
    expect(open.some(deletionLoses)).toBe(false);
  });

  it('is refused while a transfer from an old card is open, also if losses are allowed', () => {
    for (const lossAllowed of [true, false])
      expect(deletionObstacle({ ...settled, lossAllowed, openTransfers: 1 })).toBe('ACCOUNT_HAS_OPEN_TRANSFER');
  });

  it('is allowed if no order and no transfer is open', () => expect(deletionObstacle(settled)).toBeNull());
});

describe('the people of a deleted account', () => {
  const people = accountLinkTypes.flatMap((customerAccountLinkType) =>
    [true, false].flatMap((hasWalletFunds) =>
      ['210067399330770825', null].flatMap((activeCardNumber) =>
        [true, false].map((onlyHere) => ({ customerAccountLinkType, activeCardNumber, hasWalletFunds, onlyHere })),
      ),
    ),
  );

  it("keep the money on their cards, except the account's own customer, who loses it", () => {
    expect(factsOfPeople(people)).toEqual({ fundedWallets: 4 });
    const others = people.filter(({ customerAccountLinkType: type }) => type !== 'REGISTERED');
    expect(factsOfPeople(others)).toEqual({ fundedWallets: 0 });
  });

  const child = {
    customerAccountLinkType: 'ASSIGNED',
    activeCardNumber: null,
    hasWalletFunds: false,
    onlyHere: true,
  } as const;
  it.each([
    ['an active card', { activeCardNumber: '210067399330770825' }, 'keepsCard'],
    ['only money in a wallet', { hasWalletFunds: true }, 'keepsCard'],
    ['neither a card nor money', {}, 'erased'],
    ['another guardian', { onlyHere: false }, null],
    ['an account of their own', { customerAccountLinkType: 'MANAGED' }, null],
    ["the account's own customer", { customerAccountLinkType: 'REGISTERED' }, null],
  ] as const)('with %s: %o have the outcome %s', (_, difference, outcome) => {
    expect(managedPersonOutcome({ ...child, ...difference })).toBe(outcome);
  });
});
