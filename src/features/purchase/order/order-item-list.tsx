import { css } from 'styled-system/css';
import type { Order } from '#contract/entities/order.ts';
import { OrderItemCard } from './order-item-card.tsx';

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyle: 'none' });

/** The items of an order; each is drawn as a ticket or as a line with its price. */
export function OrderItemList({ order }: { readonly order: Order }) {
  return (
    <ul className={list}>
      {order.items.map((item) => (
        <li key={item.id}>
          <OrderItemCard item={item} state={order.state.name} delivered={order.delivered} />
        </li>
      ))}
    </ul>
  );
}
