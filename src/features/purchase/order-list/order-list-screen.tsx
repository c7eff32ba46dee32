import { useSelector } from '@xstate/react';
import { useState } from 'react';
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
import { OrderResult } from './order-result.tsx';
import { useShownResult } from './use-shown-result.ts';

/** The account's orders and their actions (ORD-01). */
export function OrderListScreen() {
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
  const result = useShownResult();
  const [changes, setChanges] = useState(0);
  const order = useFlow(
    () =>
      provideOrder(shop, () => {
        list.send({ type: 'refresh' });
        setChanges((count) => count + 1);
      }),
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
      {result.orderId !== null && (
        <OrderResult
          key={result.orderId}
          orderId={result.orderId}
          order={order}
          changes={changes}
          onClose={result.close}
        />
      )}
      <div className={belowWaiting}>
        <OrderList list={list} order={order} shownAbove={result.orderId === null ? null : Number(result.orderId)} />
      </div>
    </Page>
  );
}
