import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { useShop } from '#common/shop-context.tsx';
import { cartItems, itemCountLabel } from '#machines/purchase/cart/cart.view.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

interface CartCountProps {
  /** The place of the number. */
  readonly className: string;
  readonly testId?: string;
}

/** The number of items in the cart, in a link to it; nothing for an empty cart. */
export function CartCount({ className, testId }: CartCountProps) {
  const shop = useShop();
  const label = useSelector(shop.actor('cart'), itemCountLabel);
  const count = useSelector(shop.actor('cart'), (cart) => cartItems(cart).length);
  if (label === '') return null;
  return (
    <>
      <span className={className} data-testid={testId} aria-hidden="true">
        <Badge>{label}</Badge>
      </span>
      <VisuallyHidden>
        <FormattedMessage id="shell.cartCount" values={{ count }} />
      </VisuallyHidden>
    </>
  );
}
