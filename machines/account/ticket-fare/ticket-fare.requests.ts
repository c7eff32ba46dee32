import { idempotencyKey } from '../../common/idempotency-key.ts';
import { present } from '../../common/present.ts';
import type { TicketFareContext, TicketFareRequest } from './ticket-fare.types.ts';

/** The request that puts the chosen ticket into the cart; the same choice has the same key. */
export function ticketFareRequest(context: TicketFareContext): TicketFareRequest {
  const { flowId, card } = context;
  const start = present(context.start, 'a first day');
  const combinationId = present(context.combinationId, 'a ticket');
  const zoneName = present(context.zoneName, 'a zone');
  const key = idempotencyKey(flowId, card.id, start, combinationId, zoneName);
  return { idempotencyKey: key, cardId: card.id, start, combinationId, zoneName };
}
