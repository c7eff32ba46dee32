import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceAfter, checkRecharge, largestRecharge, smallestRecharge } from '#rules/e-wallet.ts';

const limits = { minRecharge: 10_000, maxRecharge: 200_000, maxAmount: 300_000 };

describe('a recharge of a wallet', () => {
  it.each([
    [0, 9_999, 'E_WALLET_BELOW_MINIMUM_RECHARGE'],
    [0, 10_000, null],
    [0, 200_000, null],
    [0, 200_001, 'E_WALLET_ABOVE_MAXIMUM_RECHARGE'],
    [100_000, 200_000, null],
    [100_001, 200_000, 'E_WALLET_ABOVE_MAXIMUM_AMOUNT'],
    [295_000, 10_000, 'E_WALLET_ABOVE_MAXIMUM_AMOUNT'],
    [0, -20_000, 'E_WALLET_BELOW_MINIMUM_RECHARGE'],
  ])('that contains %i, with the amount %i, has the error %s', (current, price, expected) => {
    expect(checkRecharge(current, price, limits)).toBe(expected);
  });

  it('is at least 1.00, even if the operator sets a lower minimum', () => {
    expect(smallestRecharge({ ...limits, minRecharge: 1 })).toBe(100);
    expect(checkRecharge(0, 99, { ...limits, minRecharge: 1 })).toBe('E_WALLET_BELOW_MINIMUM_RECHARGE');
  });

  it('is at most the difference between the maximum and the balance of the wallet', () => {
    expect([0, 100_000, 150_000, 295_000].map((current) => largestRecharge(current, limits))).toEqual([
      200_000, 200_000, 150_000, 5_000,
    ]);
  });

  it('is accepted exactly if amount and new balance are within the limits', () => {
    fc.assert(
      fc.property(fc.nat(300_000), fc.integer({ min: -10_000, max: 400_000 }), (current, price) => {
        const accepted = checkRecharge(current, price, limits) === null;
        const balance = balanceAfter(current, price);
        expect(accepted).toBe(price >= 10_000 && price <= 200_000 && balance <= 300_000);
      }),
    );
  });
});
