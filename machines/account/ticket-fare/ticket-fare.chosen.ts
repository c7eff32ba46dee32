import { chosenOffer, chosenZone } from './ticket-fare.problems.ts';
import type { ChosenTicket, TicketFareContext } from './ticket-fare.types.ts';

/**
 * The chosen ticket with the data that explain its price; null until a ticket with a known end and a zone are chosen.
 */
export function chosenTicket(context: TicketFareContext): ChosenTicket | null {
  const [offer, offered] = [chosenOffer(context), chosenZone(context)];
  if (offer === null || offered === null || offer.validity === null) return null;
  const { combination, validity } = offer;
  const { zone, price, listPrice, fullPrice } = offered;
  return {
    start: context.start ?? context.today,
    ticketCombinationId: combination.id,
    displayName: combination.displayName,
    profile: combination.customerProfile.displayName,
    zone: { id: zone.id, name: zone.name, displayName: zone.displayName },
    ...validity,
    price,
    listPrice,
    fullPrice,
  };
}
