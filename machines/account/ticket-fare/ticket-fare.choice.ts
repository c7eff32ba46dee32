import * as v from 'valibot';
import type { TicketFareOffer } from '#contract/entities/ticket-fare-offer.ts';
import { IsoDate } from '#contract/values.ts';
import { startsOnlyToday } from '#rules/ticket-validity.ts';
import { lostTicket, lostZone, nothingChanged, priceChange } from './ticket-fare.changes.ts';
import { chosenAmong, chosenOffer, named } from './ticket-fare.problems.ts';
import type { TicketFareContext, TicketFareInput } from './ticket-fare.types.ts';

export const nothingChosen: Omit<TicketFareContext, keyof TicketFareInput> = {
  limits: null,
  tickets: { last: null, held: [] },
  start: null,
  typedStart: '',
  dayBefore: null,
  offers: [],
  offersDay: null,
  combinationId: null,
  zoneName: null,
  changes: nothingChanged,
  leftTickets: [],
  hasAnsweredOffer: false,
  demanded: false,
  wantsCart: false,
  failure: null,
};

export const isDay = (day: string | null): day is string => v.is(IsoDate, day);

const isForTodayOnly = (offer: TicketFareOffer | null | undefined): boolean =>
  offer !== null && offer !== undefined && startsOnlyToday(offer.combination.tariffProfile);

/** Whether the start must move to today: the combination is sold for today only, and another day is chosen. */
export const movesStart = (offer: TicketFareOffer | undefined, { start, today }: TicketFareContext): boolean =>
  isForTodayOnly(offer) && start !== today;

/**
 * Whether the earlier day is chosen again: the combination can start on any day, and the former combination had moved
 * the start to today.
 */
export const restoresEarlierDay = (offer: TicketFareOffer | undefined, { dayBefore }: TicketFareContext): boolean =>
  offer !== undefined && !isForTodayOnly(offer) && dayBefore !== null;

/** Moves the start to today. If a later day was chosen, it is kept, so that the next choice can restore it. */
export const startingToday = ({ start, today }: TicketFareContext): Partial<TicketFareContext> => ({
  start: today,
  typedStart: '',
  dayBefore: start !== null && start > today ? start : null,
});

export const isStartFixed = (context: TicketFareContext): boolean => isForTodayOnly(chosenOffer(context));

/**
 * The chosen zone if it is offered, or if the ticket has no prices at all; otherwise the only offered zone; null = no
 * zone.
 */
const zoneAmong = ({ zones }: TicketFareOffer, chosen: string | null): string | null => {
  const names = zones.map(({ zone }) => zone.name);
  if (names.length === 0) return chosen;
  const only = names.length === 1 ? names[0] : undefined;
  return names.find((name) => name === chosen) ?? only ?? null;
};

export const isOffered = (context: TicketFareContext, name: string | null): boolean =>
  (chosenOffer(context)?.zones ?? []).some(({ zone }) => zone.name === name);

/** Takes over the offers and clears the chosen combination, because it is not offered any more. */
export const withoutCombination = (
  context: TicketFareContext,
  offers: readonly TicketFareOffer[],
): Partial<TicketFareContext> => ({
  offers,
  offersDay: context.start,
  combinationId: null,
  draft: null,
  changes: { ...context.changes, lostTicket: lostTicket(context) },
});

/** Takes over the offers for the chosen day; the chosen zone stays if the new offers have a price for it. */
export function withOffers(context: TicketFareContext, offers: readonly TicketFareOffer[]): Partial<TicketFareContext> {
  const offer = chosenAmong(offers, context);
  const combinationId = offer?.combination.id ?? context.combinationId;
  const zoneName = offer === undefined ? context.zoneName : zoneAmong(offer, context.zoneName);
  const after = { ...context, offers, combinationId, zoneName };
  const changes = {
    ...context.changes,
    lostZone: lostZone(context, after, 'DAY') ?? context.changes.lostZone,
    price: priceChange(context, after),
  };
  return { offers, offersDay: context.start, combinationId, zoneName, draft: null, changes };
}

/** Chooses another ticket for the same day. */
export function withCombination(context: TicketFareContext, id: number): Partial<TicketFareContext> {
  const offer = named(context.offers, id);
  const zoneName = offer === undefined ? context.zoneName : zoneAmong(offer, context.zoneName);
  const after = { ...context, combinationId: id, zoneName };
  const changes = { ...nothingChanged, lostZone: lostZone(context, after, 'TICKET') };
  return { combinationId: id, zoneName, changes, failure: null, demanded: false };
}
