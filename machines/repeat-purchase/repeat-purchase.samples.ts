import type { RepeatPurchase } from '../../contract/entities/repeat-purchase.ts';

/** The adult's monthly ticket once more. */
export const offer: RepeatPurchase = {
  cardId: 11,
  ticketCombinationId: 1,
  displayName: '30denní – Dospělý',
  zone: { id: 1, name: '100', displayName: '100 Lipany-město' },
  start: '2026-12-27',
  validFrom: '2026-12-27',
  validTo: '2027-01-25',
  price: 55_000,
};
