import { fromPromise } from 'xstate';
import { addEWalletTransaction, addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import type { Failure } from '#machines/common/failure.ts';
import { repeatPurchaseMachine } from '#machines/common/repeat-purchase/repeat-purchase.machine.ts';
import type {
  RepeatTicketFareRequest,
  RepeatTopUpRequest,
} from '#machines/common/repeat-purchase/repeat-purchase.types.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import type { Shop } from '#runtime/shop.ts';
import { announceFailure } from '../announce-failure.ts';

/** For each error name: the message about a refused top-up. */
const topUpRefusals: Readonly<Record<string, MessageKey>> = {
  E_WALLET_BALANCE_CHANGED: 'repeatPurchase.balanceChanged',
  E_WALLET_RECHARGE_ALREADY_IN_CART: 'eWalletTopUp.errors.E_WALLET_RECHARGE_ALREADY_IN_CART',
  E_WALLET_NOT_ALLOWED: 'eWalletTopUp.errors.E_WALLET_NOT_ALLOWED',
  CARD_NOT_ACTIVE: 'eWalletTopUp.errors.CARD_NOT_ACTIVE',
  CUSTOMER_NOT_MANAGEABLE: 'eWalletTopUp.errors.CUSTOMER_NOT_MANAGEABLE',
  CART_FULL: 'eWalletTopUp.errors.CART_FULL',
  E_WALLET_BELOW_MINIMUM_RECHARGE: 'cart.reason.E_WALLET_BELOW_MINIMUM_RECHARGE',
  E_WALLET_ABOVE_MAXIMUM_RECHARGE: 'cart.reason.E_WALLET_ABOVE_MAXIMUM_RECHARGE',
  E_WALLET_ABOVE_MAXIMUM_AMOUNT: 'cart.reason.E_WALLET_ABOVE_MAXIMUM_AMOUNT',
};

const topUpRefusal = (failure: Failure | null): MessageKey =>
  topUpRefusals[failure?.name ?? ''] ?? 'repeatPurchase.topUpNotAdded';

export const provideRepeatPurchase = (shop: Shop) =>
  repeatPurchaseMachine.provide({
    actors: {
      addTicketFare: fromPromise<Item | null, RepeatTicketFareRequest>(({ input: { idempotencyKey, offer }, signal }) =>
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
      addTopUp: fromPromise<Item | null, RepeatTopUpRequest>(({ input: { idempotencyKey, offer }, signal }) =>
        shop.call(addEWalletTransaction, {
          idempotencyKey,
          body: { ...offer, operation: 'RECHARGE', note: null },
          signal,
        }),
      ),
    },
    actions: {
      announceTicketFareAdded: () => shop.showToast({ messageId: 'ticketFare.added', colour: 'success' }),
      announceTicketFareNotAdded: announceFailure(shop, 'repeatPurchase.notAdded'),
      announceTopUpAdded: () => shop.showToast({ messageId: 'eWalletTopUp.added', colour: 'success' }),
      announceTopUpNotAdded: ({ context }) => announceFailure(shop, topUpRefusal(context.failure))({ context }),
      refreshCart: () => shop.tell('cart', { type: 'refresh' }),
      refreshAccount: () => shop.tell('customerSelection', { type: 'refresh' }),
      goToCart: () => shop.goTo('/app/shopping-cart'),
    },
  });
