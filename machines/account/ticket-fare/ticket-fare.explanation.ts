import type { OfferedPriceList } from '#contract/entities/ticket-fare-offer.ts';
import { explainPrice, type PriceExplanation } from '#rules/price-explanation.ts';
import { pricePerDay } from '#rules/price-per-day.ts';
import { chosenOffer, chosenZone } from './ticket-fare.problems.ts';
import type { TicketFareContext } from './ticket-fare.types.ts';

/** How the price of the chosen ticket is computed (TFR-07). Prices in minor units. */
export interface ExplainedTicket extends PriceExplanation {
  readonly ticket: string;
  /** The name of the customer profile that has the reduction. */
  readonly profile: string;
  readonly zone: string;
  readonly priceList: OfferedPriceList | null;
  /** In per cent; null = not known. */
  readonly taxPercentage: number | null;
  readonly perDay: number;
}

/** Null until a ticket with a known end and a zone are chosen. */
export function explanationOf(context: TicketFareContext): ExplainedTicket | null {
  const [offer, zone] = [chosenOffer(context), chosenZone(context)];
  if (offer === null || zone === null || offer.validity === null) return null;
  const { combination, validity, priceList, taxPercentage } = offer;
  return {
    ...explainPrice(zone),
    ticket: combination.tariffProfile.displayName,
    profile: combination.customerProfile.displayName,
    zone: zone.zone.displayName,
    priceList,
    taxPercentage,
    perDay: pricePerDay(zone.price, validity, context.start ?? context.today),
  };
}
