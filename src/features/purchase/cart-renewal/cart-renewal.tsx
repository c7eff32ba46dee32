import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { provideCartRenewal } from './cart-renewal.actors.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { CartRenewalView } from './cart-renewal-view.tsx';

/** Lives as long as the cart's end is near. */
export function CartRenewal() {
  const shop = useShop();
  const [machine] = useState(() => provideCartRenewal(shop));
  return <CartRenewalView renewal={useActorRef(machine, { inspect: shop.log.inspect })} />;
}
