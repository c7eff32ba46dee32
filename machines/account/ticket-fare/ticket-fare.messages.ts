import { zoneInWords } from './ticket-fare.changes.ts';
import { chosenOffer, chosenZone } from './ticket-fare.problems.ts';
import type { ShownChanges, TicketFareContext } from './ticket-fare.types.ts';

/**
 * A message: the name of its text under `ticketFare.errors`, and the values for its placeholders: ISO days, display
 * names, and prices (`price`, `priceBefore`) in minor units.
 */
export interface TicketFareMessage {
  readonly name: string;
  readonly metadata: Readonly<Record<string, string | number>>;
}

/** A message about a change. Its text is under `ticketFare.changes`. */
export interface ChangeMessage extends TicketFareMessage {
  readonly name:
    | NonNullable<ShownChanges['start']>['kind']
    | `ONLY_ZONE_BY_${NonNullable<ShownChanges['lostZone']>['cause']}`
    | 'PRICE_CHANGED'
    | 'PRICE_CHANGED_SINCE';
}

/** Messages about changes that need no action of the person, for each field at which they are shown. */
export interface ChangeNotes {
  readonly start: ChangeMessage | null;
  readonly zone: ChangeMessage | null;
  readonly price: ChangeMessage | null;
}

const ticketName = (context: TicketFareContext): string => chosenOffer(context)?.combination.displayName ?? '';

/** If no ticket at all is sold, another message already says so. */
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

/** Messages about choices that are lost and must be made again (TFR-01). */
export const lossesOf = (context: TicketFareContext): readonly TicketFareMessage[] => [
  ...lostTicketMessage(context),
  ...lostZoneMessage(context),
];

const startNote = ({ changes: { start } }: TicketFareContext): ChangeMessage | null =>
  start && { name: start.kind, metadata: { day: start.day } };

/** The lost zone was replaced by the only offered zone. */
function zoneNote(context: TicketFareContext): ChangeMessage | null {
  const { lostZone } = context.changes;
  const now = chosenZone(context)?.zone.displayName;
  if (lostZone === null || now === undefined || context.start === null) return null;
  const metadata = { zone: lostZone.name, ticket: ticketName(context), day: context.start, now };
  return { name: `ONLY_ZONE_BY_${lostZone.cause}`, metadata };
}

/** The changed price. If a new price list is the reason, the message contains the first day of its period. */
function priceNote(context: TicketFareContext): ChangeMessage | null {
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

/** `isKnown`: the offers belong to the chosen day. */
export const notesOf = (context: TicketFareContext, isKnown: boolean): ChangeNotes => ({
  start: isKnown ? startNote(context) : null,
  zone: isKnown ? zoneNote(context) : null,
  price: isKnown ? priceNote(context) : null,
});
