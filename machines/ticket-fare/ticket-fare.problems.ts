import type { PriceListZone, TicketCombination } from '../../contract/entities/tariff.ts';
import {
  checkTicketFare,
  startDays,
  type TicketFareErrorName,
  type TicketFareMetadata,
  warnsOfCardValidity,
} from '../../rules/ticket-fare-check.ts';
import { isInStartWindow, ticketStartWindow } from '../../rules/ticket-start.ts';
import type { TicketFareContext } from './ticket-fare.types.ts';

/** Why the ticket as chosen cannot be bought. */
export interface ChoiceProblem {
  readonly name: TicketFareErrorName | 'INVALID_PRICE_LIST' | 'NO_POSSIBLE_COMBINATION';
  readonly metadata: TicketFareMetadata;
}

export const chosenCombination = ({ combinations, combinationId }: TicketFareContext): TicketCombination | null =>
  combinations.find(({ id }) => id === combinationId) ?? null;

/** The chosen combination has the ISIC price, whichever zone is chosen. */
export const hasIsicPrice = (context: TicketFareContext): boolean =>
  context.isicAllowed && chosenCombination(context)?.customerProfile.isic === true;

export const chosenZone = ({ offer, zoneName }: TicketFareContext): PriceListZone | null =>
  offer?.zones.find(({ zone }) => zone.name === zoneName) ?? null;

function startProblems({ start, limits, today }: TicketFareContext): readonly ChoiceProblem[] {
  if (start === null || limits === null) return [];
  const window = ticketStartWindow(today, limits);
  if (isInStartWindow(window, start)) return [];
  if (start < today) return [{ name: 'VALID_FROM_IN_PAST', metadata: { ticketValidFrom: start } }];
  return [{ name: 'INVALID_VALID_FROM', metadata: startDays(window, null) }];
}

function offerProblems(context: TicketFareContext, combination: TicketCombination): readonly ChoiceProblem[] {
  const { start, limits, today, card, tickets, offer } = context;
  if (start === null || limits === null || offer === null) return [];
  const unpriced: ChoiceProblem = { name: 'INVALID_PRICE_LIST', metadata: {} };
  return [
    ...checkTicketFare({ today, start, limits, card, combination, tickets: tickets.held }),
    ...(offer.zones.length === 0 ? [unpriced] : []),
  ];
}

/**
 * All reasons why the chosen ticket cannot be bought (second specification, 5.10), the most important first; empty = it can
 * be bought as soon as it is complete. The offer of the day is judged only after it was fetched.
 */
export function ticketFareProblems(context: TicketFareContext): readonly ChoiceProblem[] {
  const combination = chosenCombination(context);
  if (combination !== null) return offerProblems(context, combination);
  const nothingSold: ChoiceProblem = { name: 'NO_POSSIBLE_COMBINATION', metadata: {} };
  return [...startProblems(context), ...(context.combinations.length === 0 ? [nothingSold] : [])];
}

export const isComplete = ({ start, combinationId, zoneName, offer }: TicketFareContext): boolean =>
  start !== null && combinationId !== null && zoneName !== null && offer !== null;

/** For bank and virtual cards: the ticket would be valid longer than the card. */
export const outlivesCard = ({ card, offer }: TicketFareContext): boolean =>
  offer !== null && warnsOfCardValidity(card, offer.validity);
