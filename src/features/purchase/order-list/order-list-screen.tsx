import { useSelector } from '@xstate/react';
import { useListInAddress } from '#common/list-table/use-list-in-address.ts';
import { usePolling } from '#common/polling/use-polling.ts';
import { useShop } from '#common/shop-context.tsx';
import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import { orders } from '#contract/endpoints/orders.ts';
import { orderStates, paymentTypes } from '#contract/enumerations.ts';
import { changingIn } from '#machines/purchase/order/order-status.ts';
import { Page } from '#ui/page/page.tsx';
import { belowWaiting } from '#ui/room/below-waiting.styles.ts';
import { OrderPayment } from '../order/order-payment.tsx';
import { OrderProgress } from '../order/order-progress.tsx';
import { provideOrder, provideOrderList } from '../order/order.actors.ts';
import { interruptedPayment } from '../payment/kept-payment.ts';
import { OrderList } from './order-list.tsx';
import { PaymentResult } from './payment-result.tsx';
import { useShownResult } from './use-shown-result.ts';

/** The account's orders and their actions (ORD-01). */
function Orders() {
  const shop = useShop();
  const title = usePageTitle('orders.title');
  const list = useListInAddress(
    () => provideOrderList(shop),
    { detailSource: 'included', sortBy: 'number', sortDesc: true },
    {
      sortBy: orders.sortColumns,
      filters: { state: orderStates, paymentType: paymentTypes, date: { latestDay: shop.clock.today() } },
    },
  );
  const order = useFlow(
    () => provideOrder(shop, () => list.send({ type: 'refresh' })),
    () => ({ interrupted: interruptedPayment(shop, 'payAgain') }),
  );
  const rows = useSelector(list, ({ context }) => context.rows);
  // In its other states, the list fetches its rows without this event.
  usePolling(rows, changingIn(rows), () => {
    if (list.getSnapshot().matches({ listing: 'shown' })) list.send({ type: 'refresh' });
  });
  return (
    <Page title={title}>
      <OrderPayment order={order} />
      <OrderProgress order={order} />
      <div className={belowWaiting}>
        <OrderList list={list} order={order} />
      </div>
    </Page>
  );
}

/** The account's orders, or the result of the payment from which the person has just come back (ORD-01, PAY-13). */
export function OrderListScreen() {
  const orderId = useShownResult();
  return orderId === null ? <Orders /> : <PaymentResult key={orderId} orderId={orderId} orders={<Orders />} />;
}
