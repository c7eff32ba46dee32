import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { ShoppingCart } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { useShop } from '#common/shop-context.tsx';
import { hasCustomer } from '#machines/account/customer-selection/customer-selection.view.ts';
import { barTool, barWord } from './bar-tool.styles.ts';
import { CartCount } from './cart-count.tsx';

/** The number is at the corner of the icon, or after the word. */
const countPlace = css({
  display: 'flex',
  position: { base: 'absolute', wide: 'static' },
  top: '[0.125rem]',
  right: '0',
});

/** The link to the cart with the number of its items; shown as soon as a customer is selected (SHL-02). */
export function CartLink() {
  const isSelected = useSelector(useShop().actor('customerSelection'), hasCustomer);
  if (!isSelected) return null;
  return (
    <Link to="/app/shopping-cart" className={barTool}>
      <ShoppingCart aria-hidden="true" />
      <span className={barWord}>
        <FormattedMessage id="shell.cart" />
      </span>
      <CartCount className={countPlace} testId="cart-count" />
    </Link>
  );
}
