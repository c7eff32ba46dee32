import { idempotencyKey } from '../../common/idempotency-key.ts';
import type { TicketFareContext, TicketFareRequest } from './ticket-fare.types.ts';

/** The request that puts the chosen ticket into the cart; the same choice has the same key. */
export function ticketFareRequest(context: TicketFareContext): TicketFareRequest {
  const { flowId, card, today, start: chosenStart, combinationId: chosenId, zoneName: chosenName } = context;
  const [start, combinationId, zoneName] = [chosenStart ?? today, chosenId ?? 0, chosenName ?? ''];
  const key = idempotencyKey(flowId, card.id, start, combinationId, zoneName);
  return { idempotencyKey: key, cardId: card.id, start, combinationId, zoneName };
}
