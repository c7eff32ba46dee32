import { fromPromise } from 'xstate';
import { repeatPurchase } from '../../../contract/endpoints/customers.ts';
import { addTicketFare } from '../../../contract/endpoints/shopping-cart.ts';
import type { RepeatPurchase } from '../../../contract/entities/repeat-purchase.ts';
import type { Item } from '../../../contract/entities/shopping-cart.ts';
import { repeatPurchaseMachine } from '../../../machines/repeat-purchase/repeat-purchase.machine.ts';
import type { RepeatPurchaseRequest } from '../../../machines/repeat-purchase/repeat-purchase.types.ts';
import type { Shop } from '../../runtime/shop.ts';
import { announceFailure } from '../announce-failure.ts';

export const provideRepeatPurchase = (shop: Shop) =>
  repeatPurchaseMachine.provide({
    actors: {
      readOffer: fromPromise<RepeatPurchase | null, { customerId: number }>(({ input, signal }) =>
        shop.call(repeatPurchase, { params: { id: input.customerId }, signal }),
      ),
      addTicketFare: fromPromise<Item, RepeatPurchaseRequest>(({ input: { idempotencyKey, offer }, signal }) =>
        shop.call(addTicketFare, {
          idempotencyKey,
          body: {
            cardId: offer.cardId,
            validFrom: offer.start,
            ticketCombinationId: offer.ticketCombinationId,
            zone: offer.zone.name,
          },
          signal,
        }),
      ),
    },
    actions: {
      announceAdded: () => shop.showToast({ messageId: 'ticketFare.added', colour: 'success' }),
      announceNotAdded: announceFailure(shop, 'repeatPurchase.notAdded'),
      refreshCart: () => shop.tell('cart', { type: 'refresh' }),
      goToCart: () => shop.goTo('/app/shopping-cart'),
    },
  });
