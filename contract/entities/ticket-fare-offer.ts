import * as v from 'valibot';
import { Money } from '../values.ts';
import { NetworkZone } from './network-zone.ts';
import { ComputedValidity, TicketCombination } from './tariff.ts';

/** What a ticket for a zone costs on a card: `price` is what the cart asks, `listPrice` what others pay; minor units. */
export const OfferedZone = v.object({ zone: NetworkZone, price: Money, listPrice: Money });
export type OfferedZone = v.InferOutput<typeof OfferedZone>;

/** One ticket that a card can get from a day on (ours): how long it would be valid, and the zones that have a price. */
export const TicketFareOffer = v.object({
  combination: TicketCombination,
  /** Null if it would not end within the calendar. */
  validity: v.nullable(ComputedValidity),
  zones: v.array(OfferedZone),
});
export type TicketFareOffer = v.InferOutput<typeof TicketFareOffer>;
