import { fromPromise } from 'xstate';
import { addFee } from '../../../../contract/endpoints/shopping-cart.ts';
import type { Item } from '../../../../contract/entities/shopping-cart.ts';
import { applicationFeeMachine } from '../../../../machines/application-fee/application-fee.machine.ts';
import type { FeeRequest } from '../../../../machines/application-fee/application-fee.types.ts';
import type { Shop } from '../../../runtime/shop.ts';

/** @param onChanged is told when the page has to read the application again */
export const provideApplicationFee = (shop: Shop, onChanged: () => void) =>
  applicationFeeMachine.provide({
    actors: {
      addFee: fromPromise<Item, FeeRequest>(({ input: { idempotencyKey, ...body }, signal }) =>
        shop.call(addFee, { idempotencyKey, body, signal }),
      ),
    },
    actions: {
      refreshCart: () => shop.tell('cart', { type: 'refresh' }),
      refreshApplication: onChanged,
      goToCart: () => shop.goTo('/app/shopping-cart'),
    },
  });
