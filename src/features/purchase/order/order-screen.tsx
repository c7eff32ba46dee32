import { useParams } from '@tanstack/react-router';
import { ResourceView } from '#common/resource/resource-view.tsx';
import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import type { OrderDetail } from '#contract/entities/order.ts';
import { CurrencyProvider } from '#i18n/currency.ts';
import { Page } from '#ui/page/page.tsx';
import { interruptedOrderPayment } from '../payment/kept-payment.ts';
import { AllOrdersLink } from './all-orders-link.tsx';
import { OrderPage } from './order-page.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderProgress } from './order-progress.tsx';
import { provideOrder } from './order.actors.ts';
import { useOrderDetail } from './use-order-detail.ts';

function OneOrder({ orderId }: { readonly orderId: string }) {
  const { resource, value } = useOrderDetail(orderId);
  const order = useFlow(
    (shop) => provideOrder(shop, () => resource.send({ type: 'refresh' })),
    (shop) => ({ interrupted: interruptedOrderPayment(shop, orderId) }),
  );
  const number = value?.number;
  const title = usePageTitle(number === undefined ? 'order.titleUnknown' : 'order.title', { number: String(number) });
  return (
    <Page title={title} actions={<AllOrdersLink />}>
      <OrderPayment order={order} />
      <OrderProgress order={order} />
      <ResourceView<OrderDetail> resource={resource} area="order" errorArea="orders" wayOn={null}>
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
