import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { OrderDetail } from '#contract/entities/order.ts';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { Card } from '#ui/card/card.tsx';
import { belowWaiting } from '#ui/room/below-waiting.styles.ts';
import { column, columns, sideColumn } from './order-columns.styles.ts';
import { OrderHistory } from './order-history.tsx';
import { OrderInvoice } from './order-invoice.tsx';
import { OrderItemList } from './order-item-list.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderTotals } from './order-totals.tsx';

interface OrderPageProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly shown: OrderDetail;
}

/** The page of an order: its state and actions first, its history last. */
export function OrderPage({ order, shown }: OrderPageProps) {
  const intl = useIntl();
  return (
    <div className={columns}>
      <div className={column}>
        <OrderSummary order={order} shown={shown} />
        <OrderItemList order={shown} />
        <OrderTotals order={shown} />
      </div>
      <div className={sideColumn}>
        <OrderInvoice order={order} shown={shown} />
        <div className={belowWaiting}>
          <Card title={intl.formatMessage({ id: 'order.history' })}>
            <OrderHistory order={shown} />
          </Card>
        </div>
      </div>
    </div>
  );
}
