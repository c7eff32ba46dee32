import { describe, expect, it } from 'vitest';
import { discountOf, profileFare, type MonthlySale } from '#rules/profile-fare.ts';

const sale = (id: number, reduced: boolean, tariffId: number, prices: Record<string, number>): MonthlySale => ({
  profile: { id, reduced },
  tariffId,
  prices: new Map(Object.entries(prices)),
});

const adult = sale(1, false, 7, { '100': 55_000, '260': 27_000 });
const child = sale(2, true, 7, { '100': 27_500, '260': 13_500 });

describe('what a profile does to the price of a ticket (PRF-01)', () => {
  it('is the price in the cheapest zone, beside the price without a reduction there', () => {
    expect(profileFare([adult, child], 2)).toEqual({ tariffId: 7, price: 13_500, fullPrice: 27_000 });
  });

  it('is the full price for a profile without a reduction', () => {
    expect(profileFare([adult, child], 1)).toEqual({ tariffId: 7, price: 27_000, fullPrice: null });
  });

  it.each([
    ['is not sold without a reduction', [child]],
    ['is sold without a reduction for another time only', [sale(1, false, 8, { '260': 27_000 }), child]],
    ['is sold without a reduction in other zones only', [sale(1, false, 7, { '100': 55_000 }), child]],
    ['costs others no more', [sale(1, false, 7, { '260': 13_500 }), child]],
    ['costs more only with another reduction', [sale(3, true, 7, { '260': 20_000 }), child]],
  ])('has no full price if the ticket %s', (_why, sales) => {
    expect(profileFare(sales, 2)?.fullPrice).toBeNull();
  });

  it('compares with the highest price without a reduction', () => {
    expect(profileFare([sale(4, false, 7, { '260': 30_000 }), adult, child], 2)?.fullPrice).toBe(30_000);
  });

  it('is about the first ticket in the operator’s order that has a price', () => {
    const sales = [sale(2, true, 9, {}), sale(2, true, 8, { '260': 9000 }), child];
    expect(profileFare(sales, 2)).toMatchObject({ tariffId: 8, price: 9000 });
  });

  it('is unknown if no ticket is sold for the profile', () => {
    expect(profileFare([adult, sale(3, true, 7, {})], 3)).toBeNull();
    expect(profileFare([adult], 2)).toBeNull();
  });
});

it.each([
  [{ price: 13_500, fullPrice: 27_000 }, 50],
  [{ price: 20_001, fullPrice: 30_000 }, 33],
  [{ price: 0, fullPrice: 30_000 }, 100],
  [{ price: 27_000, fullPrice: null }, 0],
])('the discount of %j is %i per cent', (fare, percent) => {
  expect(discountOf(fare)).toBe(percent);
});
