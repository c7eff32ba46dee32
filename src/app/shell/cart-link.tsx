import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { ShoppingCart } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { useShop } from '#common/shop-context.tsx';
import { hasCustomer } from '#machines/account/customer-selection/customer-selection.view.ts';
import { cartItems, itemCountLabel } from '#machines/purchase/cart/cart.view.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { barTool, barWord } from './bar-tool.styles.ts';

/** The number is at the corner of the icon, or after the word. */
const badgePlace = css({
  display: 'flex',
  position: { base: 'absolute', wide: 'static' },
  top: '[0.125rem]',
  right: '0',
});

/** The link to the cart with the number of its items; shown as soon as a customer is selected (SHL-02). */
export function CartLink() {
  const shop = useShop();
  const label = useSelector(shop.actor('cart'), itemCountLabel);
  const count = useSelector(shop.actor('cart'), (cart) => cartItems(cart).length);
  const isSelected = useSelector(shop.actor('customerSelection'), hasCustomer);
  if (!isSelected) return null;
  return (
    <Link to="/app/shopping-cart" className={barTool}>
      <ShoppingCart aria-hidden="true" />
      <span className={barWord}>
        <FormattedMessage id="shell.cart" />
      </span>
      {label !== '' && (
        <>
          <span className={badgePlace} data-testid="cart-count" aria-hidden="true">
            <Badge>{label}</Badge>
          </span>
          <VisuallyHidden>
            <FormattedMessage id="shell.cartCount" values={{ count }} />
          </VisuallyHidden>
        </>
      )}
    </Link>
  );
}
