import type { ReactNode } from 'react';
import { ResourceView } from '#common/resource/resource-view.tsx';
import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import type { OrderDetail } from '#contract/entities/order.ts';
import { CurrencyProvider } from '#i18n/currency.ts';
import { Page } from '#ui/page/page.tsx';
import { AllOrdersLink } from '../order/all-orders-link.tsx';
import { OrderPayment } from '../order/order-payment.tsx';
import { OrderProgress } from '../order/order-progress.tsx';
import { provideOrder } from '../order/order.actors.ts';
import { useOrderDetail } from '../order/use-order-detail.ts';
import { interruptedOrderPayment } from '../payment/kept-payment.ts';
import { OrderResultPanel } from './order-result-panel.tsx';

type OrderResource = ReturnType<typeof useOrderDetail>['resource'];

function ResultPage({ orderId, resource }: { readonly orderId: string; readonly resource: OrderResource }) {
  const title = usePageTitle('paymentReturn.title');
  const order = useFlow(
    (shop) => provideOrder(shop, () => resource.send({ type: 'refresh' })),
    (shop) => ({ interrupted: interruptedOrderPayment(shop, orderId) }),
  );
  return (
    <Page title={title} actions={<AllOrdersLink />}>
      <OrderPayment order={order} />
      <OrderProgress order={order} />
      <ResourceView<OrderDetail> resource={resource} area="order" errorArea="orders" wayOn={null}>
        {(shown) => (
          <CurrencyProvider value={shown.currency}>
            <OrderResultPanel order={order} shown={shown} />
          </CurrencyProvider>
        )}
      </ResourceView>
    </Page>
  );
}

interface PaymentResultProps {
  readonly orderId: string;
  /** The order list, if the account does not have this order. */
  readonly orders: ReactNode;
}

/** The result of paying an order, at the address of the order list (PAY-02, PAY-13). */
export function PaymentResult({ orderId, orders }: PaymentResultProps) {
  const { resource, missing } = useOrderDetail(orderId);
  return missing ? orders : <ResultPage orderId={orderId} resource={resource} />;
}
