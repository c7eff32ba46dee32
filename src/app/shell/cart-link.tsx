import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { ShoppingCart } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { cartItems, itemCountLabel } from '../../../machines/cart/cart.view.ts';
import { hasCustomer } from '../../../machines/customer-selection/customer-selection.view.ts';
import { useShop } from '../../common/shop-context.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';

const link = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minWidth: 'target',
  minHeight: 'target',
  justifyContent: 'center',
  paddingX: { wide: '3' },
  borderRadius: 'small',
  fontWeight: 'medium',
  '& svg': { width: 'icon', height: 'icon' },
  _hover: { backgroundColor: 'leftPanelHover', color: 'onLeftPanelHover' },
  '&[aria-current=page]': { color: 'primaryText' },
});
/** On narrow screens the word is visually hidden, but screen readers read it. */
const word = css({ srOnly: { base: true, wide: false } });
const badge = css({
  position: { base: 'absolute', wide: 'static' },
  top: '[0.125rem]',
  right: '0',
  minWidth: '5',
  paddingX: '1',
  borderRadius: 'round',
  backgroundColor: 'primaryButton',
  color: 'onPrimaryButton',
  fontSize: 's',
  fontWeight: 'bold',
  lineHeight: '[1.25rem]',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

/** The link to the cart with the number of its items; visible once a customer is selected (SHL-02). */
export function CartLink() {
  const shop = useShop();
  const label = useSelector(shop.actor('cart'), itemCountLabel);
  const count = useSelector(shop.actor('cart'), (cart) => cartItems(cart).length);
  const isSelected = useSelector(shop.actor('customerSelection'), hasCustomer);
  if (!isSelected) return null;
  return (
    <Link to="/app/shopping-cart" className={link}>
      <ShoppingCart aria-hidden="true" />
      <span className={word}>
        <FormattedMessage id="shell.cart" />
      </span>
      {label !== '' && (
        <>
          <span className={badge} data-testid="cart-count" aria-hidden="true">
            {label}
          </span>
          <VisuallyHidden>
            <FormattedMessage id="shell.cartCount" values={{ count }} />
          </VisuallyHidden>
        </>
      )}
    </Link>
  );
}
