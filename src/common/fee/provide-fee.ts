import { fromPromise } from 'xstate';
import type { Item } from '#contract/entities/shopping-cart.ts';
import { feeMachine } from '#machines/common/fee/fee.machine.ts';
import type { FeeRequest } from '#machines/common/fee/fee.types.ts';
import type { Shop } from '#runtime/shop.ts';

interface FeeParts {
  /** Makes the call that puts the fee into the cart. */
  readonly add: (idempotencyKey: string, signal: AbortSignal) => Promise<Item | null>;
  /** Called when the page has to read the subject of the fee again. */
  readonly onChanged: () => void;
}

export const provideFee = (shop: Shop, { add, onChanged }: FeeParts) =>
  feeMachine.provide({
    actors: {
      addFee: fromPromise<Item | null, FeeRequest>(({ input: { idempotencyKey }, signal }) =>
        add(idempotencyKey, signal),
      ),
    },
    actions: {
      refreshCart: () => shop.tell('cart', { type: 'refresh' }),
      refreshSubject: onChanged,
      goToCart: () => shop.goTo('/app/shopping-cart'),
    },
  });
