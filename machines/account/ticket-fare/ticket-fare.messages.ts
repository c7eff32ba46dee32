import { zoneInWords } from './ticket-fare.changes.ts';
import { chosenOffer, chosenZone } from './ticket-fare.problems.ts';
import type { TicketFareContext } from './ticket-fare.types.ts';

/**
 * A message: its name under `ticketFare.errors` or `ticketFare.changes`, and the values for its placeholders: ISO days,
 * names in words, and prices (`price`, `priceBefore`) in minor units.
 */
export interface TicketFareMessage {
  readonly name: string;
  readonly metadata: Readonly<Record<string, string | number>>;
}

/** What there is to tell of a change that has done no harm, by the field that it is shown at. */
export interface ChangeNotes {
  readonly start: TicketFareMessage | null;
  readonly zone: TicketFareMessage | null;
  readonly price: TicketFareMessage | null;
}

const ticketName = (context: TicketFareContext): string => chosenOffer(context)?.combination.displayName ?? '';

/** None are sold: that says all. */
const isAnySold = ({ offers }: TicketFareContext): boolean => offers.length > 0;

function lostTicketMessage(context: TicketFareContext): readonly TicketFareMessage[] {
  const { changes, start, offers, zoneName } = context;
  if (changes.lostTicket === null || start === null || !isAnySold(context)) return [];
  const { name: ticket } = changes.lostTicket;
  if (ticket === null) return [{ name: 'COMBINATION_NOT_OFFERED', metadata: {} }];
  const kept = offers.some(({ zones }) => zones.some(({ zone }) => zone.name === zoneName))
    ? zoneInWords(context)
    : null;
  return kept === null
    ? [{ name: 'COMBINATION_LOST', metadata: { ticket, day: start } }]
    : [{ name: 'COMBINATION_LOST_ZONE_KEPT', metadata: { ticket, day: start, zone: kept } }];
}

function lostZoneMessage(context: TicketFareContext): readonly TicketFareMessage[] {
  const { changes, start, zoneName } = context;
  if (changes.lostZone === null || start === null || zoneName !== null) return [];
  const { name: zone, cause } = changes.lostZone;
  return [{ name: `ZONE_LOST_BY_${cause}`, metadata: { zone, ticket: ticketName(context), day: start } }];
}

/** What is lost and has to be chosen anew (TFR-01). */
export const lossesOf = (context: TicketFareContext): readonly TicketFareMessage[] => [
  ...lostTicketMessage(context),
  ...lostZoneMessage(context),
];

const startNote = ({ changes: { start } }: TicketFareContext): TicketFareMessage | null =>
  start && { name: start.kind, metadata: { day: start.day } };

/** The lost zone was replaced by the only one that there is. */
function zoneNote(context: TicketFareContext): TicketFareMessage | null {
  const { lostZone } = context.changes;
  const now = chosenZone(context)?.zone.displayName;
  if (lostZone === null || now === undefined || context.start === null) return null;
  const metadata = { zone: lostZone.name, ticket: ticketName(context), day: context.start, now };
  return { name: `ONLY_ZONE_BY_${lostZone.cause}`, metadata };
}

/** With the first day of the period of the price list, if it is the reason. */
function priceNote(context: TicketFareContext): TicketFareMessage | null {
  const { changes, start } = context;
  const price = chosenZone(context)?.price;
  if (changes.price === null || start === null || price === undefined) return null;
  const { dayBefore, priceBefore } = changes.price;
  const since = chosenOffer(context)?.priceList?.period.validFrom ?? start;
  const metadata = { ticket: ticketName(context), price, priceBefore };
  return dayBefore < since && since <= start
    ? { name: 'PRICE_CHANGED_SINCE', metadata: { ...metadata, day: since } }
    : { name: 'PRICE_CHANGED', metadata: { ...metadata, day: start, dayBefore } };
}

/** `isKnown`: the offers are those of the chosen day. */
export const notesOf = (context: TicketFareContext, isKnown: boolean): ChangeNotes => ({
  start: isKnown ? startNote(context) : null,
  zone: isKnown ? zoneNote(context) : null,
  price: isKnown ? priceNote(context) : null,
});
