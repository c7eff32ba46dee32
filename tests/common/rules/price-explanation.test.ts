import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf } from '#rules/isic-price.ts';
import { explainPrice } from '#rules/price-explanation.ts';

const amount = fc.integer({ min: 0, max: 100_000_000_000 });
const prices = fc
  .tuple(fc.option(amount), amount, fc.integer({ min: 0, max: 100 }))
  .map(([fullPrice, listPrice, share]) => ({ fullPrice, listPrice, price: shareOf(listPrice, share) }));

describe('the explanation of a price (TFR-07)', () => {
  it('contains the reduction of the profile first, then the reduction of the ISIC', () => {
    expect(explainPrice({ fullPrice: 55_000, listPrice: 27_500, price: 22_000 })).toEqual({
      full: 55_000,
      reductions: [
        { kind: 'PROFILE', amount: 27_500, percentage: 50 },
        { kind: 'ISIC', amount: 5500, percentage: 20 },
      ],
      price: 22_000,
    });
  });

  it.each([
    ['without a full price', null],
    ['with a full price that is not higher', 27_500],
    ['with a full price that is lower', 20_000],
  ])('contains no reduction %s', (_why, fullPrice) => {
    expect(explainPrice({ fullPrice, listPrice: 27_500, price: 27_500 })).toEqual({
      full: 27_500,
      reductions: [],
      price: 27_500,
    });
  });

  it('contains a reduction of 100 % if the ticket costs nothing', () => {
    expect(explainPrice({ fullPrice: 100, listPrice: 0, price: 0 }).reductions).toEqual([
      { kind: 'PROFILE', amount: 100, percentage: 100 },
    ]);
  });

  it('adds up to the price in the cart; each reduction is above 0 and has 0 to 100 per cent', () => {
    fc.assert(
      fc.property(prices, (parts) => {
        const { full, reductions, price } = explainPrice(parts);
        expect(price).toBe(parts.price);
        expect(full - reductions.reduce((sum, { amount: less }) => sum + less, 0)).toBe(price);
        for (const { amount: less, percentage } of reductions) {
          expect(less).toBeGreaterThan(0);
          expect(percentage >= 0 && percentage <= 100).toBe(true);
        }
      }),
    );
  });
});
