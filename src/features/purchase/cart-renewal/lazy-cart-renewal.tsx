import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { isEnding } from '../../../../machines/cart/cart.view.ts';
import { lazyPart } from '../../../common/lazy-part.ts';
import { useShop } from '../../../common/shop-context.tsx';

const Renewal = lazyPart(async () => (await import('./cart-renewal.tsx')).CartRenewal);

/** Warns on every page that the cart is about to expire; its code is loaded when it is first needed (CRT-08). */
export function CartRenewal() {
  if (!useSelector(useShop().actor('cart'), isEnding)) return null;
  return (
    <Suspense>
      <Renewal />
    </Suspense>
  );
}
