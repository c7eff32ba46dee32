import { useFlow } from '#common/use-flow.ts';
import { CartRenewalView } from './cart-renewal-view.tsx';
import { provideCartRenewal } from './cart-renewal.actors.ts';

/** Runs the flow that warns before the cart expires; mounted only in the last minutes of the cart. */
export function CartRenewal() {
  return <CartRenewalView renewal={useFlow(provideCartRenewal)} />;
}
