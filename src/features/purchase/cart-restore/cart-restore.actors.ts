import { fromPromise } from 'xstate';
import { dismissExpiredCart, expiredCart, restoreCart } from '#contract/endpoints/shopping-cart.ts';
import type { ExpiredCart } from '#contract/entities/shopping-cart.ts';
import { cartRestoreMachine } from '#machines/purchase/cart-restore/cart-restore.machine.ts';
import type { Restored } from '#machines/purchase/cart-restore/cart-restore.types.ts';
import type { Shop } from '#runtime/shop.ts';

export function provideCartRestore(shop: Shop) {
  return cartRestoreMachine.provide({
    actors: {
      readExpired: fromPromise<ExpiredCart>(({ signal }) => shop.call(expiredCart, { signal })),
      restore: fromPromise<Restored, { idempotencyKey: string }>(({ input }) =>
        shop.call(restoreCart, { idempotencyKey: input.idempotencyKey }),
      ),
      letGo: fromPromise<void>(() => shop.call(dismissExpiredCart)),
    },
    actions: {
      announceRestored: ({ event }) => {
        const { restored, dropped } = 'output' in event ? (event.output as Restored) : { restored: 0, dropped: 0 };
        const values = { restored, dropped };
        shop.showToast(
          restored === 0
            ? { messageId: 'cart.restore.nothing', colour: 'warning' }
            : { messageId: dropped === 0 ? 'cart.restore.all' : 'cart.restore.some', values, colour: 'success' },
        );
      },
      refreshCart: () => shop.tell('cart', { type: 'refresh' }),
    },
  });
}
