import * as v from 'valibot';
import { IsoDate, Money } from '../values.ts';
import { NetworkZone } from './network-zone.ts';
import { ComputedValidity, TicketCombination } from './tariff.ts';

/**
 * What a ticket for a zone costs on a card, in minor units: `price` is what the cart asks, `listPrice` what others with
 * the same profile pay, `fullPrice` what a passenger without a reduction pays; null if that is not more.
 */
export const OfferedZone = v.object({
  zone: NetworkZone,
  price: Money,
  listPrice: Money,
  fullPrice: v.nullable(Money),
});
export type OfferedZone = v.InferOutput<typeof OfferedZone>;

/** A price list and its period that contains the first day; `validTo` null = no end. */
export const OfferedPriceList = v.object({
  displayName: v.string(),
  period: v.object({ displayName: v.string(), validFrom: IsoDate, validTo: v.nullable(IsoDate) }),
});
export type OfferedPriceList = v.InferOutput<typeof OfferedPriceList>;

/** One ticket that a card can get from a day on (ours): how long it would be valid, and the zones that have a price. */
export const TicketFareOffer = v.object({
  combination: TicketCombination,
  /** Null if it would not end within the calendar. */
  validity: v.nullable(ComputedValidity),
  /** Null if the price list has no period for the first day. */
  priceList: v.nullable(OfferedPriceList),
  /** The tax that the prices contain, in per cent. */
  taxPercentage: v.number(),
  zones: v.array(OfferedZone),
});
export type TicketFareOffer = v.InferOutput<typeof TicketFareOffer>;
