import * as v from 'valibot';
import type { TicketCombination } from '../../contract/entities/tariff.ts';
import { IsoDate } from '../../contract/values.ts';
import { startsOnlyToday } from '../../rules/ticket-validity.ts';
import { chosenCombination } from './ticket-fare.problems.ts';
import type { TicketFareContext, TicketFareInput, TicketOffer } from './ticket-fare.types.ts';

export const nothingChosen: Omit<TicketFareContext, keyof TicketFareInput> = {
  limits: null,
  tickets: { last: null, held: [] },
  start: null,
  typedStart: '',
  combinations: [],
  combinationId: null,
  zoneName: null,
  offer: null,
  isicPrice: null,
  lostChoice: null,
  demanded: false,
  wantsCart: false,
  failure: null,
};

export const isDay = (day: string | null): day is string => v.is(IsoDate, day);

/** The combination is sold for today only, and another day is chosen. */
export const movesStart = (combination: TicketCombination | undefined, { start, today }: TicketFareContext): boolean =>
  combination !== undefined && startsOnlyToday(combination.tariffProfile) && start !== today;

export const isStartFixed = (context: TicketFareContext): boolean => {
  const combination = chosenCombination(context);
  return combination !== null && startsOnlyToday(combination.tariffProfile);
};

export const named = (combinations: readonly TicketCombination[], id: number | null): TicketCombination | undefined =>
  combinations.find((combination) => combination.id === id);

/** The chosen zone if it is offered, otherwise the zone that is the only one offered; null = none. */
export const zoneAmong = ({ zones }: TicketOffer, chosen: string | null): string | null => {
  const names = zones.map(({ zone }) => zone.name);
  const only = names.length === 1 ? names[0] : undefined;
  return names.find((name) => name === chosen) ?? only ?? null;
};

export const isOffered = ({ offer }: TicketFareContext, name: string | null): boolean =>
  (offer?.zones ?? []).some(({ zone }) => zone.name === name);

/** Without the chosen combination. A choice that the shop only proposed is cleared without a message. */
export function withoutCombination(context: TicketFareContext): Partial<TicketFareContext> {
  const isLost = chosenCombination(context) !== null || (context.draft?.combinationId ?? null) !== null;
  return { combinationId: null, offer: null, draft: null, lostChoice: isLost ? 'COMBINATION_NOT_OFFERED' : null };
}

/** With a new offer; the chosen zone stays if it is offered. */
export function withOffer(context: TicketFareContext, offer: TicketOffer): Partial<TicketFareContext> {
  const zoneName = zoneAmong(offer, context.zoneName);
  const wasChosen = isOffered(context, context.zoneName) || (context.draft?.zoneName ?? null) !== null;
  const isLost = wasChosen && offer.zones.length > 0 && zoneName !== context.zoneName;
  return { offer, zoneName, isicPrice: null, draft: null, lostChoice: isLost ? 'ZONE_NOT_OFFERED' : null };
}
