import { idempotencyKey } from '../../common/idempotency-key.ts';
import { required } from '../../common/required.ts';
import type { TicketFareContext, TicketFareRequest } from './ticket-fare.types.ts';

/** The request that puts the chosen ticket into the cart; the same choice has the same key. */
export function ticketFareRequest(context: TicketFareContext): TicketFareRequest {
  const { flowId, card } = context;
  const start = required(context.start, 'a first day');
  const combinationId = required(context.combinationId, 'a ticket');
  const zoneName = required(context.zoneName, 'a zone');
  const key = idempotencyKey(flowId, card.id, start, combinationId, zoneName);
  return { idempotencyKey: key, cardId: card.id, start, combinationId, zoneName };
}
