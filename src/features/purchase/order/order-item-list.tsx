import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { Order } from '#contract/entities/order.ts';
import { Heading } from '#ui/text/heading.tsx';
import { OrderItemCard } from './order-item-card.tsx';

interface OrderItemListProps {
  readonly order: Order;
  readonly titleId?: 'order.items' | 'orders.result.bought';
}

const section = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '4' });

/** The items of an order below their heading; each is drawn as a ticket or as a line with its price. */
export function OrderItemList({ order, titleId = 'order.items' }: OrderItemListProps) {
  return (
    <div className={section}>
      <Heading>
        <FormattedMessage id={titleId} />
      </Heading>
      <ul className={list}>
        {order.items.map((item) => (
          <li key={item.id}>
            <OrderItemCard item={item} state={order.state.name} delivered={order.delivered} />
          </li>
        ))}
      </ul>
    </div>
  );
}
