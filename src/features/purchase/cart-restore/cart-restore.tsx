import { provideCartRestore } from './cart-restore.actors.ts';
import { CartRestoreView } from './cart-restore-view.tsx';
import { useFlow } from '../../../common/use-flow.ts';

/** The offer to put back what was in a cart that ran out; it lives as long as the cart says that there is one. */
export function CartRestore() {
  return <CartRestoreView restore={useFlow(provideCartRestore, (shop) => ({ flowId: shop.newFlowId() }))} />;
}
