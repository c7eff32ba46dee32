import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxLines } from '#rules/tax.ts';

const item = (taxPercentage: number, totalPrice: number, cancelled = false) => ({
  taxPercentage,
  totalPrice,
  cancelled,
});

describe('the tax of an order (ORD-01)', () => {
  it.each([
    [12, 55_000, 49_107, 5_893],
    [21, 12_100, 10_000, 2_100],
    [0, 50_000, 50_000, 0],
    [21, 1, 1, 0],
    [100, 1, 0, 1],
    [12, -55_000, -49_107, -5_893],
  ])('at %i %% in a total of %i splits it into base %i and tax %i', (percentage, total, base, tax) => {
    expect(taxLines([item(percentage, total)])).toEqual([{ percentage, base, tax, total }]);
  });

  it('has a line for each rate, lowest first, computed from the sum of the items that are not cancelled', () => {
    const items = [item(21, 101), item(0, 500), item(21, 101), item(12, 90, true), item(21, 101)];
    expect(taxLines(items)).toEqual([
      { percentage: 0, base: 500, tax: 0, total: 500 },
      { percentage: 21, base: 250, tax: 53, total: 303 },
    ]);
  });

  it('adds up with the base to the exact total, and is rounded to the nearest minor unit', () => {
    const items = fc.array(
      fc.record({
        taxPercentage: fc.integer({ min: 0, max: 100 }),
        totalPrice: fc.integer({ min: -100_000_000, max: 100_000_000 }),
        cancelled: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(items, (bought) => {
        const lines = taxLines(bought);
        const paid = bought.reduce((sum, { cancelled, totalPrice }) => (cancelled ? sum : sum + totalPrice), 0);
        expect(lines.reduce((sum, { base, tax }) => sum + base + tax, 0)).toBe(paid);
        for (const { percentage, base, tax, total } of lines) {
          expect(base + tax).toBe(total);
          expect(Math.abs(tax * (100 + percentage) - total * percentage) * 2).toBeLessThanOrEqual(100 + percentage);
        }
        expect(new Set(lines.map(({ percentage }) => percentage)).size).toBe(lines.length);
      }),
    );
  });
});
