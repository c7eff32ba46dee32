import { chosenOffer, chosenZone } from './ticket-fare.problems.ts';
import type { TicketFareContext, ShownChanges } from './ticket-fare.types.ts';

export const nothingChanged: ShownChanges = { start: null, lostTicket: null, lostZone: null, price: null };

/** The chosen zone in words; its name where no offer knows it. */
export const zoneInWords = ({ offers, zoneName }: Pick<TicketFareContext, 'offers' | 'zoneName'>): string | null =>
  offers.flatMap(({ zones }) => zones).find(({ zone }) => zone.name === zoneName)?.zone.displayName ?? zoneName;

/** The chosen ticket as lost; null if the shop only proposed it, so that nobody has seen it chosen. */
export function lostTicket(context: TicketFareContext): ShownChanges['lostTicket'] {
  const name = chosenOffer(context)?.combination.displayName ?? null;
  const isRestored = (context.draft?.combinationId ?? null) !== null;
  return name !== null || isRestored ? { name } : null;
}

const hasZones = (context: TicketFareContext): boolean => (chosenOffer(context)?.zones.length ?? 0) > 0;

/** Whether the person has seen the zone chosen: a ticket without prices shows none, but keeps it. */
const isZoneChosen = (context: TicketFareContext): boolean =>
  chosenZone(context) !== null ||
  (context.draft?.zoneName ?? null) !== null ||
  (chosenOffer(context) !== null && !hasZones(context));

/** The zone of `before` if `after` has it no more. Null if the shop only proposed it. */
export function lostZone(
  before: TicketFareContext,
  after: TicketFareContext,
  cause: 'DAY' | 'TICKET',
): ShownChanges['lostZone'] {
  const { zoneName } = before;
  if (!isZoneChosen(before) || zoneName === after.zoneName) return null;
  const name = zoneInWords({ zoneName, offers: [...before.offers, ...after.offers] });
  return name === null ? null : { name, cause };
}

/** What the ticket for the zone of `after` cost among the offers of another day, if that was not the same. */
export function priceChange(before: TicketFareContext, after: TicketFareContext): ShownChanges['price'] {
  const { offersDay: dayBefore, start } = before;
  const [now, then] = [chosenZone(after), chosenZone({ ...after, offers: before.offers })];
  if (dayBefore === null || dayBefore === start || now === null || then === null) return null;
  return now.price === then.price ? null : { dayBefore, priceBefore: then.price };
}
