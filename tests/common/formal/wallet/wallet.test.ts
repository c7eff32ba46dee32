import { describe, expect, it } from 'vitest';
import { exploreWallet } from '#formal/wallet/explore-wallet.ts';
import { walletGuards } from '#formal/wallet/moves.ts';
import type { WalletGuards } from '#formal/wallet/moves.ts';

const tooMuch = 'no wallet holds more than its maximum';
const promisedTwice = 'a transfer begins only in room that nobody else was promised';

/** The violation that the exploration must find while a guard is switched off. */
const faults: Readonly<Record<keyof WalletGuards, string>> = {
  transferCountsTransfers: promisedTwice,
  transferCountsTopUps: promisedTwice,
  deliveryCountsTransfers: tooMuch,
  locksWallet: promisedTwice,
  limitsTaking: tooMuch,
};

describe('a wallet with two transfers and two paid top-ups at the same time (TRF-01, PAY-05)', () => {
  it('never contains more than its maximum, and no part of the remaining limit is reserved twice', () => {
    const { finding, reached } = exploreWallet(walletGuards);
    expect(finding).toBe(null);
    expect(reached).toEqual({ booked: 2, delivered: 2 });
  });

  it.each(Object.entries(faults))('without the guard %s violates the property "%s"', (name, broken) => {
    expect(exploreWallet({ ...walletGuards, [name]: false }).finding?.broken).toBe(broken);
  });
});
