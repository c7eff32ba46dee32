import { idempotencyKey } from '../idempotency-key.ts';
import type { RepeatPurchaseContext, RepeatTicketFareRequest, RepeatTopUpRequest } from './repeat-purchase.types.ts';

type Offered = Pick<RepeatPurchaseContext, 'flowId' | 'offers'>;

/**
 * The request that puts the offered ticket into the cart; the same offer has the same key. Throws if there is no offer.
 */
export function repeatTicketFareRequest({ flowId, offers: { ticketFare: offer } }: Offered): RepeatTicketFareRequest {
  if (offer === null) throw new Error('expected the offer of a ticket, got none');
  const { cardId, start, ticketCombinationId, zone } = offer;
  return { idempotencyKey: idempotencyKey(flowId, cardId, start, ticketCombinationId, zone.name), offer };
}

/**
 * The request that puts the offered top-up into the cart; the same offer has the same key. Throws if there is no offer.
 */
export function repeatTopUpRequest({ flowId, offers: { topUp: offer } }: Offered): RepeatTopUpRequest {
  if (offer === null) throw new Error('expected the offer of a top-up, got none');
  const { eWalletId, price, previousBalance } = offer;
  return { idempotencyKey: idempotencyKey(flowId, eWalletId, price, previousBalance), offer };
}
