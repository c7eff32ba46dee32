import { fromPromise } from 'xstate';
import { nullifyCartLifetime } from '../../contract/endpoints/customer-accounts.ts';
import { clearCart, removeCartItem, shoppingCart } from '../../contract/endpoints/shopping-cart.ts';
import type { ShoppingCart } from '../../contract/entities/shopping-cart.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { Shop } from './shop.ts';
import { ticksBy } from './ticks.ts';

export function provideCart(shop: Shop) {
  const succeeded = (messageId: string) => () => shop.showToast({ messageId, colour: 'success' });
  const failed = (messageId: string) => () => shop.showToast({ messageId, colour: 'error' });
  return cartMachine.provide({
    actors: {
      readCart: fromPromise<ShoppingCart>(({ signal }) => shop.call(shoppingCart, { signal })),
      removeItem: fromPromise<void, { id: number }>(({ input }) =>
        shop.call(removeCartItem, { params: { id: input.id } }),
      ),
      clearCart: fromPromise<void>(() => shop.call(clearCart)),
      nullifyLifetime: fromPromise<void>(({ signal }) => shop.call(nullifyCartLifetime, { signal })),
      ticks: ticksBy(shop.clock),
    },
    actions: {
      announceExpired: () => shop.showToast({ messageId: 'cart.expired', colour: 'warning', timeout: -1 }),
      announceRemoved: succeeded('cart.removed'),
      announceCleared: succeeded('cart.cleared'),
      announceReadingFailed: failed('cart.readingFailed'),
      announceRemovalFailed: failed('cart.removalFailed'),
      announceClearanceFailed: failed('cart.clearanceFailed'),
    },
  });
}
