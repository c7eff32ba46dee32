import { idempotencyKey } from '../idempotency-key.ts';
import { chosenCombination, chosenZone } from './ticket-fare.problems.ts';
import type { IsicPriceRequest, TicketFareContext, TicketFareRequest } from './ticket-fare.types.ts';

/** The question for the ISIC price of the chosen ticket. */
export const isicPriceRequest = (context: TicketFareContext): IsicPriceRequest => ({
  customerId: context.card.customer.id,
  customerProfileId: chosenCombination(context)?.customerProfile.id ?? 0,
  priceListZoneId: chosenZone(context)?.id ?? 0,
  validFrom: context.start ?? context.today,
  validTo: context.offer?.validity.validTo ?? context.today,
});

/** The request to put the chosen ticket into the cart; the same choice has the same key. */
export function ticketFareRequest(context: TicketFareContext): TicketFareRequest {
  const { flowId, card, today, start: chosenStart, combinationId: chosenId, zoneName: chosenName } = context;
  const [start, combinationId, zoneName] = [chosenStart ?? today, chosenId ?? 0, chosenName ?? ''];
  const key = idempotencyKey(flowId, card.id, start, combinationId, zoneName);
  return { idempotencyKey: key, cardId: card.id, start, combinationId, zoneName };
}
