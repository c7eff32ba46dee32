import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { renewCartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { cartRenewalMachine } from '#machines/purchase/cart-renewal/cart-renewal.machine.ts';
import type { CartRenewalEvent, Renewed } from '#machines/purchase/cart-renewal/cart-renewal.types.ts';
import { expiryOf, secondsLeft } from '#machines/purchase/cart/cart.view.ts';
import type { Shop } from '#runtime/shop.ts';

export function provideCartRenewal(shop: Shop) {
  return cartRenewalMachine.provide({
    actors: {
      cartTime: fromCallback<AnyEventObject>(({ sendBack }) => {
        const cart = shop.actor('cart');
        const sendTime = () => {
          const snapshot = cart.getSnapshot();
          sendBack({
            type: 'cartTime',
            secondsLeft: secondsLeft(snapshot),
            expiresAt: expiryOf(snapshot),
            renewalsLeft: snapshot.context.cart?.renewalsLeft ?? null,
          } satisfies CartRenewalEvent);
        };
        sendTime();
        const subscription = cart.subscribe(sendTime);
        return () => subscription.unsubscribe();
      }),
      renew: fromPromise<Renewed>(() => shop.call(renewCartLifetime)),
    },
    actions: {
      announceKept: () => shop.showToast({ messageId: 'cart.kept', colour: 'success' }),
      announceNotKept: () => shop.showToast({ messageId: 'cart.notKept', colour: 'error' }),
      refreshCart: () => shop.tell('cart', { type: 'refresh' }),
    },
  });
}
