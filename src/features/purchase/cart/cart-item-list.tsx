import { memo } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { Item } from '#contract/entities/shopping-cart.ts';
import type { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { CartItem } from './cart-item.tsx';

interface CartItemListProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly items: readonly Item[];
  readonly busy: boolean;
  readonly canRemove: boolean;
}

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  '&[aria-busy=true]': { cursor: 'progress' },
});

/** The items of the cart; rendered only when the items change. */
export const CartItemList = memo(function CartItemList({ cart, items, busy, canRemove }: CartItemListProps) {
  const intl = useIntl();
  return (
    <ul className={list} aria-busy={busy} aria-label={intl.formatMessage({ id: 'cart.items' })}>
      {items.map((item) => (
        <li key={item.id}>
          <CartItem
            item={item}
            onRemove={
              item.payload.nonRemovable === true ? undefined : () => cart.send({ type: 'removeItem', id: item.id })
            }
            disabled={!canRemove}
          />
        </li>
      ))}
    </ul>
  );
});
