import { useFlow } from '#common/use-flow.ts';
import { CartRestoreView } from './cart-restore-view.tsx';
import { provideCartRestore } from './cart-restore.actors.ts';

/** The offer to put back the items of an expired cart; mounted only while the cart has such items. */
export function CartRestore() {
  return <CartRestoreView restore={useFlow(provideCartRestore, (shop) => ({ flowId: shop.newFlowId() }))} />;
}
