import type { TicketFareOffer } from '#contract/entities/ticket-fare-offer.ts';
import { betterTicket, type Advantage, type PricedTicket, type RequestedTicket } from '#rules/better-ticket.ts';
import { movesStart } from './ticket-fare.choice.ts';
import { chosenOffer, chosenZone, isComplete, offerProblems, ticketFareProblems } from './ticket-fare.problems.ts';
import type { TicketFareContext } from './ticket-fare.types.ts';

interface Candidate extends PricedTicket {
  readonly offer: TicketFareOffer;
}

/** A ticket that covers the days of the chosen ticket, and its advantage. */
export interface BetterTicket extends Advantage {
  readonly offer: TicketFareOffer;
}

/** The chosen ticket, if it can be bought. */
function buyableTicket(context: TicketFareContext): RequestedTicket | null {
  const [validity, price] = [chosenOffer(context)?.validity ?? null, chosenZone(context)?.price];
  const { start } = context;
  const canBeBought = isComplete(context) && ticketFareProblems(context).length === 0;
  if (!canBeBought || start === null || validity === null || price === undefined) return null;
  return { start, price, validity };
}

/**
 * A candidate for the better ticket, made from an offer: a ticket for the same day and zone. An empty list for a ticket
 * that cannot be bought, for the chosen ticket, and for tickets that the person has replaced by another ticket.
 */
function toCandidate(context: TicketFareContext, offer: TicketFareOffer): readonly Candidate[] {
  const price = offer.zones.find(({ zone }) => zone.name === context.zoneName)?.price;
  const { id } = offer.combination;
  const isExcluded = id === context.combinationId || context.leftTickets.includes(id);
  if (isExcluded || offer.validity === null || price === undefined) return [];
  if (movesStart(offer, context) || offerProblems(context, offer).length > 0) return [];
  return [{ offer, price, validity: offer.validity }];
}

/**
 * The better ticket that is offered to the person (TFR-08); null = no better ticket, or the person has already answered
 * an offer.
 */
export function betterTicketFor(context: TicketFareContext): BetterTicket | null {
  const chosen = context.hasAnsweredOffer ? null : buyableTicket(context);
  if (chosen === null) return null;
  const best = betterTicket(
    chosen,
    context.offers.flatMap((offer) => toCandidate(context, offer)),
  );
  return best && { offer: best.ticket.offer, ...best.advantage };
}

/** The person has answered the offer. No ticket is offered any more, so the list of replaced tickets is not needed. */
export const answered = { hasAnsweredOffer: true, leftTickets: [] } satisfies Partial<TicketFareContext>;

/**
 * The changes of the context after another ticket was chosen. The former ticket is remembered as replaced, unless the
 * person chose the better ticket from the list.
 */
export function leavingTicket(context: TicketFareContext, chosenId: number): Partial<TicketFareContext> {
  const { combinationId, leftTickets, hasAnsweredOffer } = context;
  if (betterTicketFor(context)?.offer.combination.id === chosenId) return answered;
  if (hasAnsweredOffer || combinationId === null) return {};
  return { leftTickets: [...new Set([...leftTickets, combinationId])].toSorted((one, other) => one - other) };
}
