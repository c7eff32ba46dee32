import * as v from 'valibot';
import type { TicketFareOffer } from '../../contract/entities/ticket-fare-offer.ts';
import { IsoDate } from '../../contract/values.ts';
import { startsOnlyToday } from '../../rules/ticket-validity.ts';
import { chosenOffer, named } from './ticket-fare.problems.ts';
import type { TicketFareContext, TicketFareInput } from './ticket-fare.types.ts';

export const nothingChosen: Omit<TicketFareContext, keyof TicketFareInput> = {
  limits: null,
  tickets: { last: null, held: [] },
  start: null,
  typedStart: '',
  dayBefore: null,
  offers: [],
  combinationId: null,
  zoneName: null,
  lostChoice: null,
  demanded: false,
  wantsCart: false,
  failure: null,
};

export const isDay = (day: string | null): day is string => v.is(IsoDate, day);

const isForTodayOnly = (offer: TicketFareOffer | null | undefined): boolean =>
  offer !== null && offer !== undefined && startsOnlyToday(offer.combination.tariffProfile);

/** The combination is sold for today only, and another day is chosen. */
export const movesStart = (offer: TicketFareOffer | undefined, { start, today }: TicketFareContext): boolean =>
  isForTodayOnly(offer) && start !== today;

/** The combination can start on any day, and the one chosen before had moved the start to today. */
export const returnsStart = (offer: TicketFareOffer | undefined, { dayBefore }: TicketFareContext): boolean =>
  offer !== undefined && !isForTodayOnly(offer) && dayBefore !== null;

/** From today on; a day that can be chosen again is kept for the next choice. */
export const startingToday = ({ start, today }: TicketFareContext): Partial<TicketFareContext> => ({
  start: today,
  typedStart: '',
  dayBefore: start !== null && start > today ? start : null,
});

export const isStartFixed = (context: TicketFareContext): boolean => isForTodayOnly(chosenOffer(context));

/** The chosen zone if it is offered, otherwise the zone that is the only one offered; null = none. */
const zoneAmong = ({ zones }: TicketFareOffer, chosen: string | null): string | null => {
  const names = zones.map(({ zone }) => zone.name);
  const only = names.length === 1 ? names[0] : undefined;
  return names.find((name) => name === chosen) ?? only ?? null;
};

export const isOffered = (context: TicketFareContext, name: string | null): boolean =>
  (chosenOffer(context)?.zones ?? []).some(({ zone }) => zone.name === name);

/** Without the chosen combination. A choice that the shop only proposed is cleared without a message. */
export function withoutCombination(context: TicketFareContext): Partial<TicketFareContext> {
  const isLost = chosenOffer(context) !== null || (context.draft?.combinationId ?? null) !== null;
  return { combinationId: null, draft: null, lostChoice: isLost ? 'COMBINATION_NOT_OFFERED' : null };
}

/** With one of these offers; the chosen zone stays if it has a price there. */
export function withChoice(
  context: TicketFareContext,
  offers: readonly TicketFareOffer[],
  combinationId: number | null,
): Partial<TicketFareContext> {
  const offer = named(offers, combinationId);
  const zoneName = offer === undefined ? context.zoneName : zoneAmong(offer, context.zoneName);
  const wasChosen = isOffered(context, context.zoneName) || (context.draft?.zoneName ?? null) !== null;
  const isLost = wasChosen && zoneName !== context.zoneName && (offer?.zones.length ?? 0) > 0;
  return { offers, combinationId, zoneName, draft: null, lostChoice: isLost ? 'ZONE_NOT_OFFERED' : null };
}
