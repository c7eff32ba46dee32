import { useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { ResourceView } from '#common/resource/resource-view.tsx';
import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import type { OrderDetail } from '#contract/entities/order.ts';
import { CurrencyProvider } from '#i18n/currency.ts';
import type { OrderInput } from '#machines/purchase/order/order.types.ts';
import type { Shop } from '#runtime/shop.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { Page } from '#ui/page/page.tsx';
import { interruptedPayment } from '../payment/kept-payment.ts';
import { OrderPage } from './order-page.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderProgress } from './order-progress.tsx';
import { provideOrder } from './order.actors.ts';
import { useOrderDetail } from './use-order-detail.ts';

const allOrders = (
  <LinkButton href="#/app/order-list" variant="quiet">
    <ArrowLeft aria-hidden="true" />
    <FormattedMessage id="order.back" />
  </LinkButton>
);

/** The payment of this order that a reload interrupted. */
const interruptedOf = (shop: Shop, orderId: string): OrderInput => {
  const interrupted = interruptedPayment(shop, 'payAgain');
  return { interrupted: String(interrupted?.orderId) === orderId ? interrupted : null };
};

function OneOrder({ orderId }: { readonly orderId: string }) {
  const { resource, value, missing } = useOrderDetail(orderId);
  const order = useFlow(
    (shop) => provideOrder(shop, () => resource.send({ type: 'refresh' })),
    (shop) => interruptedOf(shop, orderId),
  );
  const number = value?.number;
  const title = usePageTitle(number === undefined ? 'order.titleUnknown' : 'order.title', { number: String(number) });
  return (
    <Page title={title} actions={missing ? undefined : allOrders}>
      <OrderPayment order={order} />
      <OrderProgress order={order} />
      <ResourceView<OrderDetail> resource={resource} area="order" errorArea="orders" wayOn={allOrders}>
        {(shown) => (
          <CurrencyProvider value={shown.currency}>
            <OrderPage order={order} shown={shown} />
          </CurrencyProvider>
        )}
      </ResourceView>
    </Page>
  );
}

/** The page of one order (ours): its state, its items, its history and its actions. */
export function OrderScreen() {
  const { orderId = '' } = useParams({ strict: false });
  return <OneOrder key={orderId} orderId={orderId} />;
}
