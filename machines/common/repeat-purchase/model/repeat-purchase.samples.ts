import type { RepeatPurchase, RepeatTicketFare, RepeatTopUp } from '#contract/entities/repeat-purchase.ts';

/** An offer to buy the monthly ticket of an adult again. */
export const ticketFareOffer: RepeatTicketFare = {
  cardId: 11,
  ticketCombinationId: 1,
  displayName: '30denní – Dospělý',
  zone: { id: 1, name: '100', displayName: '100 Lipany-město' },
  start: '2026-12-27',
  validFrom: '2026-12-27',
  validTo: '2027-01-25',
  price: 55_000,
};

/** An offer to add 500.00 again to a wallet with 230.00. */
export const topUpOffer: RepeatTopUp = { eWalletId: 3, price: 50_000, previousBalance: 23_000 };

export const offers: RepeatPurchase = { ticketFare: ticketFareOffer, topUp: topUpOffer };
export const noOffers: RepeatPurchase = { ticketFare: null, topUp: null };
