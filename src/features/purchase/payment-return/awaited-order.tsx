import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { OrderDetail } from '#contract/entities/order.ts';
import { CurrencyProvider } from '#i18n/currency.ts';
import { Card } from '#ui/card/card.tsx';
import { column, columns } from '../order/order-columns.styles.ts';
import { OrderHistory } from '../order/order-history.tsx';
import { OrderItemList } from '../order/order-item-list.tsx';

interface AwaitedOrderProps {
  /** Null = the order is not known yet. */
  readonly order: OrderDetail | null;
  /** What is known about the payment. */
  readonly children: ReactNode;
}

/** The page of a payment whose result is not known yet: what is known, the ordered items, and the progress. */
export function AwaitedOrder({ order, children }: AwaitedOrderProps) {
  const intl = useIntl();
  if (order === null) return children;
  return (
    <CurrencyProvider value={order.currency}>
      <div className={columns}>
        <div className={column}>
          {children}
          <OrderItemList order={order} />
        </div>
        <Card title={intl.formatMessage({ id: 'order.history' })}>
          <OrderHistory order={order} />
        </Card>
      </div>
    </CurrencyProvider>
  );
}
