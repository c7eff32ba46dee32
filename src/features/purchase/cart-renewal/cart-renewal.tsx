import { useFlow } from '#common/use-flow.ts';
import { CartRenewalView } from './cart-renewal-view.tsx';
import { provideCartRenewal } from './cart-renewal.actors.ts';

/** Runs the flow that warns of the cart's end; mounted while the end is near. */
export function CartRenewal() {
  return <CartRenewalView renewal={useFlow(provideCartRenewal)} />;
}
