import type { TicketFareOffer } from '#contract/entities/ticket-fare-offer.ts';
import { betterTicket, type Advantage, type PricedTicket, type WantedTicket } from '#rules/better-ticket.ts';
import { movesStart } from './ticket-fare.choice.ts';
import { chosenOffer, chosenZone, isComplete, offerProblems, ticketFareProblems } from './ticket-fare.problems.ts';
import type { TicketFareContext } from './ticket-fare.types.ts';

interface Candidate extends PricedTicket {
  readonly offer: TicketFareOffer;
}

/** A ticket that covers the days of the chosen one, and what it is better by. */
export interface BetterTicket extends Advantage {
  readonly offer: TicketFareOffer;
}

/** The chosen ticket, if it can be bought. */
function wantedTicket(context: TicketFareContext): WantedTicket | null {
  const [validity, price] = [chosenOffer(context)?.validity ?? null, chosenZone(context)?.price];
  const { start } = context;
  const canBeBought = isComplete(context) && ticketFareProblems(context).length === 0;
  if (!canBeBought || start === null || validity === null || price === undefined) return null;
  return { start, price, validity };
}

/** A ticket for the same day and zone that can be bought, and that the person has not left for another one. */
function toCandidate(context: TicketFareContext, offer: TicketFareOffer): readonly Candidate[] {
  const price = offer.zones.find(({ zone }) => zone.name === context.zoneName)?.price;
  const { id } = offer.combination;
  const isPassed = id === context.combinationId || context.leftTickets.includes(id);
  if (isPassed || offer.validity === null || price === undefined) return [];
  if (movesStart(offer, context) || offerProblems(context, offer).length > 0) return [];
  return [{ offer, price, validity: offer.validity }];
}

/** The ticket that the person could rather take (TFR-08); null = none, or the person has answered such an offer. */
export function betterTicketFor(context: TicketFareContext): BetterTicket | null {
  const wanted = context.hasAnsweredOffer ? null : wantedTicket(context);
  if (wanted === null) return null;
  const best = betterTicket(
    wanted,
    context.offers.flatMap((offer) => toCandidate(context, offer)),
  );
  return best && { offer: best.ticket.offer, ...best.advantage };
}

/** The offer is answered: from now on nothing is offered, so it does not matter what was left. */
export const answered = { hasAnsweredOffer: true, leftTickets: [] } satisfies Partial<TicketFareContext>;

/** After another ticket was chosen: the one before is left, unless the person chose the better ticket by hand. */
export function leavingTicket(context: TicketFareContext, chosenId: number): Partial<TicketFareContext> {
  const { combinationId, leftTickets, hasAnsweredOffer } = context;
  if (betterTicketFor(context)?.offer.combination.id === chosenId) return answered;
  if (hasAnsweredOffer || combinationId === null) return {};
  return { leftTickets: [...new Set([...leftTickets, combinationId])].toSorted((one, other) => one - other) };
}
