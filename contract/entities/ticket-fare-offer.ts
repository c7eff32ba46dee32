import * as v from 'valibot';
import { IsoDate, Money } from '../values.ts';
import { NetworkZone } from './network-zone.ts';
import { ComputedValidity, TicketCombination } from './tariff.ts';

/**
 * The prices of a ticket for a zone on a card, in minor units: `price` is the price in the cart, `listPrice` the price
 * for others with the same profile, `fullPrice` the price for a passenger without a reduction; null if it is not higher.
 */
export const OfferedZone = v.object({
  zone: NetworkZone,
  price: Money,
  listPrice: Money,
  fullPrice: v.nullable(Money),
});
export type OfferedZone = v.InferOutput<typeof OfferedZone>;

/** A price list, with its period that contains the first day of the ticket. `validTo` null: the period has no end. */
export const OfferedPriceList = v.object({
  displayName: v.string(),
  period: v.object({ displayName: v.string(), validFrom: IsoDate, validTo: v.nullable(IsoDate) }),
});
export type OfferedPriceList = v.InferOutput<typeof OfferedPriceList>;

/** A ticket that a card can get with a given first day (ours): its validity, and the zones that have a price. */
export const TicketFareOffer = v.object({
  combination: TicketCombination,
  /** Null if the last day would be after the end of the calendar. */
  validity: v.nullable(ComputedValidity),
  /** Null if the price list has no period that contains the first day of the ticket. */
  priceList: v.nullable(OfferedPriceList),
  /** The tax that is included in the prices, in per cent; null = it is not known. */
  taxPercentage: v.nullable(v.number()),
  zones: v.array(OfferedZone),
});
export type TicketFareOffer = v.InferOutput<typeof TicketFareOffer>;
