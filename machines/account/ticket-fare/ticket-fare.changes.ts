import { chosenOffer, chosenZone } from './ticket-fare.problems.ts';
import type { TicketFareContext, ShownChanges } from './ticket-fare.types.ts';

export const nothingChanged: ShownChanges = { start: null, lostTicket: null, lostZone: null, price: null };

/** The display name of the chosen zone; its short name if no offer contains the zone. */
export const zoneInWords = ({ offers, zoneName }: Pick<TicketFareContext, 'offers' | 'zoneName'>): string | null =>
  offers.flatMap(({ zones }) => zones).find(({ zone }) => zone.name === zoneName)?.zone.displayName ?? zoneName;

/**
 * The chosen ticket, for the message that the ticket is lost. Null if the person has not seen the ticket as chosen,
 * because the shop has only proposed the ticket.
 */
export function lostTicket(context: TicketFareContext): ShownChanges['lostTicket'] {
  const name = chosenOffer(context)?.combination.displayName ?? null;
  const isRestored = (context.draft?.combinationId ?? null) !== null;
  return name !== null || isRestored ? { name } : null;
}

const hasZones = (context: TicketFareContext): boolean => (chosenOffer(context)?.zones.length ?? 0) > 0;

/**
 * Whether the person has seen the zone as chosen. A ticket without prices shows no zones, but the chosen zone is kept.
 */
const isZoneChosen = (context: TicketFareContext): boolean =>
  chosenZone(context) !== null ||
  (context.draft?.zoneName ?? null) !== null ||
  (chosenOffer(context) !== null && !hasZones(context));

/**
 * The zone of `before` if the zone is not chosen in `after` any more. Null if the person has not seen the zone as
 * chosen, because the shop has only proposed the zone.
 */
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

/** The price that the ticket had for the zone of `after` on the previous day; null if the price has not changed. */
export function priceChange(before: TicketFareContext, after: TicketFareContext): ShownChanges['price'] {
  const { offersDay: dayBefore, start } = before;
  const [now, then] = [chosenZone(after), chosenZone({ ...after, offers: before.offers })];
  if (dayBefore === null || dayBefore === start || now === null || then === null) return null;
  return now.price === then.price ? null : { dayBefore, priceBefore: then.price };
}
