import { provideCartRenewal } from './cart-renewal.actors.ts';
import { CartRenewalView } from './cart-renewal-view.tsx';
import { useFlow } from '../../../common/use-flow.ts';

/** Lives as long as the cart's end is near. */
export function CartRenewal() {
  return <CartRenewalView renewal={useFlow(provideCartRenewal)} />;
}
