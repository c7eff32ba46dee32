import { describe, expect, it } from 'vitest';
import { ticketFarePrice } from '#rules/ticket-fare-price.ts';

const zones = [
  { zone: { name: '100' }, price: 55_000 },
  { zone: { name: '210' }, price: null },
  { zone: { name: '220' }, price: 0 },
];

describe('the price of a ticket fare', () => {
  it('is the price of its zone', () => {
    expect(ticketFarePrice(zones, '100')).toEqual({ price: 55_000 });
    expect(ticketFarePrice(zones, '220')).toEqual({ price: 0 });
  });

  it('is the error INVALID_ZONE for a zone that is unknown or not sold', () => {
    expect(ticketFarePrice(zones, '999')).toEqual({ error: 'INVALID_ZONE' });
    expect(ticketFarePrice(zones, '210')).toEqual({ error: 'INVALID_ZONE' });
  });

  it('is the error INVALID_PRICE_LIST if the list has no price for the day', () => {
    expect(ticketFarePrice([], '100')).toEqual({ error: 'INVALID_PRICE_LIST' });
    expect(ticketFarePrice(zones.slice(1, 2), '210')).toEqual({ error: 'INVALID_PRICE_LIST' });
  });
});
