import type { NetworkZone } from '#contract/entities/network-zone.ts';
import type { OfferedZone, TicketFareOffer } from '#contract/entities/ticket-fare-offer.ts';

/** A zone of the network; `price` in minor units is null if the chosen ticket is not sold for it. */
export interface NetworkEntry {
  readonly zone: NetworkZone;
  readonly price: number | null;
}

/**
 * The zones of all tickets that can be bought for the card, sorted by their numbers, with the prices of the chosen
 * ticket.
 */
export function networkEntries(
  offers: readonly TicketFareOffer[],
  sold: readonly OfferedZone[],
): readonly NetworkEntry[] {
  const priceOf = new Map(sold.map(({ zone, price }) => [zone.id, price]));
  const zones = new Map(offers.flatMap((offer) => offer.zones.map(({ zone }) => [zone.id, zone] as const)));
  return [...zones.values()]
    .map((zone) => ({ zone, price: priceOf.get(zone.id) ?? null }))
    .toSorted((one, other) => Number(one.zone.name) - Number(other.zone.name));
}
