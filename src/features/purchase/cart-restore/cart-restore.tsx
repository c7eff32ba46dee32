import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { provideCartRestore } from './cart-restore.actors.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { CartRestoreView } from './cart-restore-view.tsx';

/** The offer to put back what was in a cart that ran out; it lives as long as the cart says that there is one. */
export function CartRestore() {
  const shop = useShop();
  const [machine] = useState(() => provideCartRestore(shop));
  const [input] = useState(() => ({ flowId: shop.newFlowId() }));
  return <CartRestoreView restore={useActorRef(machine, { input, inspect: shop.log.inspect })} />;
}
