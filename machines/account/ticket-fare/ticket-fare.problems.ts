import type { OfferedZone, TicketFareOffer } from '#contract/entities/ticket-fare-offer.ts';
import { isSameKindOfTicket } from '#rules/same-ticket.ts';
import { pageProblems, startDays, type TicketFareMetadata, warnsOfCardValidity } from '#rules/ticket-fare-check.ts';
import { isInStartWindow, ticketStartWindow } from '#rules/ticket-start.ts';
import { startsOnlyToday } from '#rules/ticket-validity.ts';
import type { TicketFareContext } from './ticket-fare.types.ts';

type OfferProblemName =
  | ReturnType<typeof pageProblems>[number]['name']
  | 'INVALID_PRICE_LIST'
  | 'VALIDITY_BEYOND_CALENDAR';

interface Problem<Name> {
  readonly name: Name;
  readonly metadata: TicketFareMetadata;
}

/** Why an offered ticket cannot be bought. */
export type OfferProblem = Problem<OfferProblemName>;
/** Why the choice cannot be bought. */
export type ChoiceProblem = Problem<OfferProblemName | 'NO_POSSIBLE_COMBINATION'>;

const problemNamed = <Name extends ChoiceProblem['name']>(name: Name): Problem<Name> => ({ name, metadata: {} });

export const named = (offers: readonly TicketFareOffer[], id: number | null): TicketFareOffer | undefined =>
  offers.find(({ combination }) => combination.id === id);

type Proposal = Pick<TicketFareContext, 'combinationId' | 'tickets'>;

/**
 * The chosen ticket among other offers. If the back end does not tell the combination of the last ticket, its profile
 * and tariff propose one.
 */
export function chosenAmong(offers: readonly TicketFareOffer[], { combinationId, tickets: { last } }: Proposal) {
  if (combinationId !== null || last?.ticketCombinationId !== null) return named(offers, combinationId);
  return offers.find(({ combination }) => isSameKindOfTicket(combination, last));
}

export const chosenOffer = ({ offers, combinationId }: TicketFareContext): TicketFareOffer | null =>
  named(offers, combinationId) ?? null;

export const chosenZone = (context: TicketFareContext): OfferedZone | null =>
  chosenOffer(context)?.zones.find(({ zone }) => zone.name === context.zoneName) ?? null;

function startProblems({ start, limits, today }: TicketFareContext): readonly ChoiceProblem[] {
  if (start === null || limits === null) return [];
  const window = ticketStartWindow(today, limits);
  if (isInStartWindow(window, start)) return [];
  if (start < today) return [{ name: 'VALID_FROM_IN_PAST', metadata: { ticketValidFrom: start } }];
  return [{ name: 'INVALID_VALID_FROM', metadata: startDays(window, null) }];
}

/**
 * All reasons why an offered ticket cannot be bought for the chosen day (TFR-01), the most important reason first. A
 * ticket that always starts today is checked for today.
 */
export function offerProblems(
  { start: chosen, limits, today, card, tickets }: TicketFareContext,
  { combination, validity, zones }: TicketFareOffer,
): readonly OfferProblem[] {
  if (chosen === null || limits === null) return [];
  if (validity === null) return [problemNamed('VALIDITY_BEYOND_CALENDAR')];
  const start = startsOnlyToday(combination.tariffProfile) ? today : chosen;
  return [
    ...pageProblems({ today, start, limits, card, combination, tickets: tickets.held }),
    ...(zones.length === 0 ? [problemNamed('INVALID_PRICE_LIST')] : []),
  ];
}

/** All reasons why the chosen ticket cannot be bought; empty = it can be bought as soon as all choices are made. */
export function ticketFareProblems(context: TicketFareContext): readonly ChoiceProblem[] {
  const offer = chosenOffer(context);
  if (offer !== null) return offerProblems(context, offer);
  return [...startProblems(context), ...(context.offers.length === 0 ? [problemNamed('NO_POSSIBLE_COMBINATION')] : [])];
}

export const isComplete = ({ start, combinationId, zoneName }: TicketFareContext): boolean =>
  start !== null && combinationId !== null && zoneName !== null;

/** For bank and virtual cards: the ticket would be valid longer than the card. */
export const outlivesCard = ({ card }: TicketFareContext, { validity }: TicketFareOffer): boolean =>
  validity !== null && warnsOfCardValidity(card, validity);
