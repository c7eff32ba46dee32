import type { PriceListZone } from '#contract/entities/tariff.ts';
import type { ErrorName } from '#contract/error-names.ts';

type PricedZone = Pick<PriceListZone, 'price'> & { readonly zone: Pick<PriceListZone['zone'], 'name'> };

export type TicketFarePrice =
  | { readonly price: number }
  | { readonly error: Extract<ErrorName, 'INVALID_PRICE_LIST' | 'INVALID_ZONE'> };

/** The price of a zone (by its name) in minor units, from the price list that is valid on the day of the start. */
export function ticketFarePrice(zones: readonly PricedZone[], zoneName: string): TicketFarePrice {
  if (zones.every((zone) => zone.price === null)) return { error: 'INVALID_PRICE_LIST' };
  const price = zones.find((priced) => priced.zone.name === zoneName)?.price ?? null;
  return price === null ? { error: 'INVALID_ZONE' } : { price };
}
