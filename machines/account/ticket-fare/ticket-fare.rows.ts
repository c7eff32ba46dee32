import type { OfferedZone, TicketFareOffer } from '#contract/entities/ticket-fare-offer.ts';
import { pricePerDay } from '#rules/price-per-day.ts';
import { startsOnlyToday } from '#rules/ticket-validity.ts';
import { chosenAmong, offerProblems, type OfferProblem } from './ticket-fare.problems.ts';
import type { TicketFareContext } from './ticket-fare.types.ts';

/** A ticket in the list of tickets, for the chosen day and zone. */
export interface TicketRow {
  readonly id: number;
  readonly title: string;
  /** The last day, ISO; null while it is not known. */
  readonly until: string | null;
  /** The ticket always starts today. */
  readonly onlyToday: boolean;
  /** In minor units; null while the price is unknown, or if the ticket has no price. */
  readonly price: number | null;
  /** This is the price of the cheapest zone, because no zone with a price is chosen. */
  readonly isLowest: boolean;
  readonly perDay: number | null;
  /** Why the ticket cannot be bought for this day and zone; null = it can. */
  readonly obstacle: OfferProblem['name'] | 'ZONE_NOT_OFFERED' | null;
}

/** The offers. The ticket that was bought last comes first; the other tickets keep the order of the operator. */
export function lastBoughtFirst({ offers, tickets }: TicketFareContext): readonly TicketFareOffer[] {
  const combinationId = tickets.last?.ticketCombinationId ?? null;
  const lastId = chosenAmong(offers, { combinationId, tickets })?.combination.id;
  return offers.toSorted(
    ({ combination: one }, { combination: other }) => Number(other.id === lastId) - Number(one.id === lastId),
  );
}

const cheapest = (zones: readonly OfferedZone[]): OfferedZone | undefined =>
  zones.toSorted((one, other) => one.price - other.price)[0];

function obstacleOf(context: TicketFareContext, offer: TicketFareOffer, isSold: boolean): TicketRow['obstacle'] {
  const [problem] = offerProblems(context, offer);
  if (problem !== undefined) return problem.name;
  return context.zoneName !== null && !isSold ? 'ZONE_NOT_OFFERED' : null;
}

/** `isKnown`: the offers belong to the chosen day. */
export function ticketRow(context: TicketFareContext, offer: TicketFareOffer, isKnown: boolean): TicketRow {
  const { combination, validity, zones } = offer;
  const { id, displayName, tariffProfile } = combination;
  const onlyToday = startsOnlyToday(tariffProfile);
  const row = { id, title: displayName, onlyToday };
  if (!isKnown) return { ...row, until: null, price: null, isLowest: false, perDay: null, obstacle: null };
  const chosen = zones.find(({ zone }) => zone.name === context.zoneName);
  const price = (chosen ?? cheapest(zones))?.price ?? null;
  const start = onlyToday ? context.today : (context.start ?? context.today);
  return {
    ...row,
    until: validity?.validTo ?? null,
    price,
    isLowest: chosen === undefined && zones.length > 1,
    perDay: chosen === undefined || validity === null ? null : pricePerDay(chosen.price, validity, start),
    obstacle: obstacleOf(context, offer, chosen !== undefined),
  };
}
