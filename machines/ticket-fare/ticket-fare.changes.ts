import { chosenOffer, chosenZone } from './ticket-fare.problems.ts';
import type { TicketFareContext, ToldChanges } from './ticket-fare.types.ts';

export const nothingChanged: ToldChanges = { start: null, lostTicket: null, lostZone: null, price: null };

/** The chosen zone in words; its name where no offer knows it. */
export const zoneInWords = ({ offers, zoneName }: Pick<TicketFareContext, 'offers' | 'zoneName'>): string | null =>
  offers.flatMap(({ zones }) => zones).find(({ zone }) => zone.name === zoneName)?.zone.displayName ?? zoneName;

/** The chosen ticket as lost; null if the shop only proposed it, so that nobody has seen it chosen. */
export function lostTicket(context: TicketFareContext): ToldChanges['lostTicket'] {
  const name = chosenOffer(context)?.combination.displayName ?? null;
  const isRestored = (context.draft?.combinationId ?? null) !== null;
  return name !== null || isRestored ? { name } : null;
}

/**
 * The zone of `before` if `after` has it no more, although the ticket has zones. Null if the shop only proposed it.
 */
export function lostZone(
  before: TicketFareContext,
  after: TicketFareContext,
  cause: 'DAY' | 'TICKET',
): ToldChanges['lostZone'] {
  const wasChosen = chosenZone(before) !== null || (before.draft?.zoneName ?? null) !== null;
  const hasZones = (chosenOffer(after)?.zones.length ?? 0) > 0;
  if (!wasChosen || before.zoneName === after.zoneName || !hasZones) return null;
  const name = zoneInWords({ zoneName: before.zoneName, offers: [...before.offers, ...after.offers] });
  return name === null ? null : { name, cause };
}

/** What the ticket for the zone of `after` cost among the offers of another day, if that was not the same. */
export function priceChange(before: TicketFareContext, after: TicketFareContext): ToldChanges['price'] {
  const { offersDay: dayBefore, start } = before;
  const [now, then] = [chosenZone(after), chosenZone({ ...after, offers: before.offers })];
  if (dayBefore === null || dayBefore === start || now === null || then === null) return null;
  return now.price === then.price ? null : { dayBefore, priceBefore: then.price };
}
