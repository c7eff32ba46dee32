import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { useShop } from '#common/shop-context.tsx';
import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import { cartContent } from '#machines/purchase/cart/cart.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Page } from '#ui/page/page.tsx';
import { hiddenUnless } from '#ui/room/hidden-unless.ts';
import { CartRestore } from '../cart-restore/cart-restore.tsx';
import { interruptedPayment } from '../payment/kept-payment.ts';
import { PaymentButtons } from '../payment/payment-buttons.tsx';
import { PaymentProblem } from '../payment/payment-problem.tsx';
import { providePayment } from '../payment/payment.actors.ts';
import { CartView } from './cart-view.tsx';
import { EmptyCart } from './empty-cart.tsx';

/** The page with the cart and its payment. The machine of the payment lives as long as this page. */
export function CartPage() {
  const shop = useShop();
  const intl = useIntl();
  const title = usePageTitle('cart.title');
  const cart = shop.actor('cart');
  const payment = useFlow(providePayment, () => ({
    flowId: shop.newFlowId(),
    mode: { type: 'cart' },
    resumed: interruptedPayment(shop, 'cart'),
  }));
  const choosing = useSelector(payment, (snapshot) => snapshot.matches('choosing'));
  const hasLeftCart = useSelector(payment, ({ context }) => context.orderId !== null);
  const content = useSelector(cart, cartContent);
  const isFull = content !== '';
  const isAwaited = useSelector(cart, (snapshot) => snapshot.context.cart === null && snapshot.hasTag('busy'));
  return (
    <Page title={title}>
      {(isFull || isAwaited) && (
        <div style={hiddenUnless(isFull)}>
          <Alert meaning="warning">{intl.formatMessage({ id: 'cart.paymentWarning' })}</Alert>
        </div>
      )}
      <PaymentProblem payment={payment} />
      {(isFull || !hasLeftCart) && (
        <CartView
          cart={cart}
          locked={!choosing}
          payment={<PaymentButtons cart={cart} payment={payment} />}
          empty={(restorable) => <EmptyCart restorable={restorable} />}
          restore={<CartRestore />}
        />
      )}
    </Page>
  );
}
