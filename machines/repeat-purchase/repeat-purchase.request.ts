import { idempotencyKey } from '../idempotency-key.ts';
import type { RepeatPurchaseContext, RepeatPurchaseRequest } from './repeat-purchase.types.ts';

/** The request to put the offered ticket into the cart; the same offer has the same key. Throws without an offer. */
export function repeatPurchaseRequest({ flowId, offer }: RepeatPurchaseContext): RepeatPurchaseRequest {
  if (offer === null) throw new Error('expected an offer, got none');
  const { cardId, start, ticketCombinationId, zone } = offer;
  return { idempotencyKey: idempotencyKey(flowId, cardId, start, ticketCombinationId, zone.name), offer };
}
