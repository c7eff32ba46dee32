import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { accountIdOf } from '#common/account-id.ts';
import { announceFailure } from '#common/announce-failure.ts';
import { rejectCardApplication } from '#contract/endpoints/card-applications.ts';
import { nullifyCartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { clearCart, removeCartItem, shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import type { ShoppingCart } from '#contract/entities/shopping-cart.ts';
import { cartStamp } from '#machines/purchase/cart/cart-stamp.ts';
import { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import type { CartEvent } from '#machines/purchase/cart/cart.types.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { cartEnd } from '#rules/cart-lifetime.ts';
import { onResume } from '#runtime/resume-detection.ts';
import type { Shop } from '#runtime/shop.ts';
import { createTicks } from '#runtime/ticks.ts';
import { createCartTabs } from './cart-tabs.ts';

/**
 * Rejects all applications, even if some calls fail. Throws the first failure at the end, so that the flow log contains
 * it (CRT-05).
 */
async function rejectAll(shop: Shop, applicationIds: readonly number[]): Promise<void> {
  const body = { note: shop.text('cart.applicationNote') };
  const made = await Promise.allSettled(
    applicationIds.map((id) => shop.call(rejectCardApplication, { params: { id }, body })),
  );
  const failed = made.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** The expiry time of the cart, if the back end tells only the remaining lifetime. */
function withExpiry(cart: ShoppingCart, now: number): ShoppingCart {
  const end = cartEnd(cart.cartLifetime, now);
  return cart.expiresAt !== null || end === null ? cart : { ...cart, expiresAt: new Date(end).toISOString() };
}

export function provideCart(shop: Shop) {
  const tabs = createCartTabs();
  /** The stamp of the cart that this tab shows. */
  let shown = '';
  const showSuccess = (messageId: MessageKey) => () => shop.showToast({ messageId, colour: 'success' });
  return cartMachine.provide({
    actors: {
      readCart: fromPromise<ShoppingCart>(async ({ signal }) => {
        const cart = withExpiry(await shop.call(shoppingCart, { signal }), shop.clock.now());
        return shop.offers('cartLife') ? cart : { ...cart, restorable: false };
      }),
      rejectApplications: fromPromise<void, { applicationIds: readonly number[] }>(({ input }) =>
        rejectAll(shop, input.applicationIds),
      ),
      removeItem: fromPromise<void, { id: number }>(({ input }) =>
        shop.call(removeCartItem, { params: { id: input.id } }),
      ),
      clearCart: fromPromise<void>(() => shop.call(clearCart)),
      nullifyLifetime: fromPromise<void>(({ signal }) => shop.call(nullifyCartLifetime, { signal })),
      ticks: createTicks(shop.clock),
      knownEnd: fromCallback<AnyEventObject>(({ sendBack }) => {
        const session = shop.actor('session');
        let known: number | null = null;
        const sendEnd = () => {
          const { cartEndsAt } = session.getSnapshot().context;
          if (cartEndsAt === known) return;
          known = cartEndsAt;
          if (known !== null) sendBack({ type: 'endKnown', endsAt: known, now: shop.clock.now() } satisfies CartEvent);
        };
        sendEnd();
        const subscription = session.subscribe(sendEnd);
        return () => subscription.unsubscribe();
      }),
      surroundings: fromCallback<AnyEventObject>(({ sendBack }) => {
        const refresh = () => sendBack({ type: 'refresh' } satisfies CartEvent);
        const stopListening = tabs.listen(({ accountId, stamp }) => {
          if (accountId === accountIdOf(shop) && stamp !== shown) refresh();
        });
        const stopWatching = onResume(refresh);
        return () => {
          stopListening();
          stopWatching();
        };
      }),
    },
    actions: {
      tellRead: ({ context: { cart, expired } }) => {
        const accountId = accountIdOf(shop);
        shown = cartStamp(cart);
        if (accountId !== null) tabs.send({ accountId, stamp: shown });
        if (expired) shop.showToast({ messageId: 'cart.expired', colour: 'warning', timeout: -1 });
      },
      announceRemoved: showSuccess('cart.removed'),
      announceCleared: showSuccess('cart.cleared'),
      announceReadingFailed: announceFailure(shop, 'cart.readingFailed'),
      announceRemovalFailed: announceFailure(shop, 'cart.removalFailed'),
      announceClearanceFailed: announceFailure(shop, 'cart.clearanceFailed'),
    },
  });
}
