import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fareFor, shareOf } from '#rules/isic-price.ts';
import type { FareSale } from '#rules/isic-price.ts';

const price = fc.integer({ min: 0, max: 100_000_000_000 });
const percentage = fc.integer({ min: 0, max: 100 });
const terms = { allowed: true, percentage: 80 };
const sale: FareSale = {
  listPrice: 27_500,
  customerProfile: { isic: true },
  held: [{ validFrom: '2026-05-05', validTo: '2027-01-05' }],
  start: '2026-11-21',
  ticketValidTo: '2026-12-20',
};

describe('a share of a price', () => {
  it('is the greatest whole amount that does not exceed the exact share', () => {
    fc.assert(
      fc.property(price, percentage, (list, share) => {
        const amount = BigInt(shareOf(list, share));
        const exact = BigInt(list) * BigInt(share);
        expect(amount * 100n <= exact && exact < (amount + 1n) * 100n).toBe(true);
      }),
    );
  });

  it('is rounded down', () => {
    expect([shareOf(101, 50), shareOf(33_333, 80), shareOf(1, 99)]).toEqual([50, 26_666, 0]);
  });

  it('never exceeds the price, is the whole price at 100 %, and grows with price and share', () => {
    fc.assert(
      fc.property(price, price, percentage, percentage, (one, other, share, otherShare) => {
        expect(shareOf(one, 100)).toBe(one);
        expect(shareOf(one, share)).toBeLessThanOrEqual(one);
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const [less, more] = [Math.min(share, otherShare), Math.max(share, otherShare)];
        expect(shareOf(low, less)).toBeLessThanOrEqual(shareOf(high, more));
      }),
    );
  });
});

describe('the price of a ticket fare for a customer (ISI-02)', () => {
  it('is the share of the list price for a holder of an ISIC', () => {
    expect(fareFor(sale, terms)).toBe(22_000);
  });

  it('is the list price if the operator does not allow ISIC, for any share', () => {
    fc.assert(
      fc.property(price, percentage, (listPrice, share) => {
        expect(fareFor({ ...sale, listPrice }, { allowed: false, percentage: share })).toBe(listPrice);
      }),
    );
  });

  it('is the list price for a profile without ISIC', () => {
    expect(fareFor({ ...sale, customerProfile: { isic: false } }, terms)).toBe(27_500);
  });

  it("is the ISIC price only if the person has the profile from the ticket's first day to its last day", () => {
    expect(fareFor({ ...sale, ticketValidTo: '2027-01-05' }, terms)).toBe(22_000);
    expect(fareFor({ ...sale, ticketValidTo: '2027-01-06' }, terms)).toBe(27_500);
    expect(fareFor({ ...sale, start: '2026-05-05' }, terms)).toBe(22_000);
    expect(fareFor({ ...sale, start: '2026-05-04' }, terms)).toBe(27_500);
    expect(fareFor({ ...sale, held: [] }, terms)).toBe(27_500);
  });

  it('is the list price if only two consecutive profiles together cover the ticket', () => {
    const held = [
      { validFrom: '2026-01-01', validTo: '2026-11-30' },
      { validFrom: '2026-12-01', validTo: null },
    ];
    expect(fareFor({ ...sale, held }, terms)).toBe(27_500);
    expect(fareFor({ ...sale, held, start: '2026-12-01' }, terms)).toBe(22_000);
  });
});
