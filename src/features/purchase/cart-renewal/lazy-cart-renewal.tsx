import { useSelector } from '@xstate/react';
import { lazyPart } from '#common/lazy-part/lazy-part.tsx';
import { LoadFailed } from '#common/lazy-part/load-failed.tsx';
import { useShop } from '#common/shop-context.tsx';
import { isEnding } from '#machines/purchase/cart/cart.view.ts';
import { noticeColumn } from './cart-renewal.styles.ts';

const Renewal = lazyPart(
  async () => (await import('./cart-renewal.tsx')).CartRenewal,
  ({ loading }) =>
    loading.failure !== null && (
      <div className={noticeColumn}>
        <LoadFailed {...loading} />
      </div>
    ),
);

/** Warns on every page that the cart is about to expire; the code is loaded on demand (CRT-08). */
export function CartRenewal() {
  const shop = useShop();
  const ends = useSelector(shop.actor('cart'), isEnding);
  return ends && shop.offers('cartLife') && <Renewal />;
}
