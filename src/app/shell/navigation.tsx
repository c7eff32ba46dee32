import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { ShoppingCart, Ticket, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { itemCountLabel } from '../../../machines/cart/cart.view.ts';
import { useShop } from '../shop-context.tsx';
import { LogOutButton } from './log-out-button.tsx';

const row = css({
  display: 'flex',
  flex: '1',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: { base: '0', wide: '2' },
});
const list = css({ display: 'flex', gap: { base: '0', wide: '1' }, listStyle: 'none' });
const link = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  paddingX: '3',
  borderRadius: 'small',
  fontWeight: 'medium',
  '& svg': { width: 'icon', height: 'icon' },
  _hover: { backgroundColor: 'neutral.100' },
  '&[aria-current=page]': { color: 'primaryText', boxShadow: '[inset 0 -3px 0 var(--brand-primary)]' },
});
/** On narrow screens the word is there for those who listen. */
const word = css({ srOnly: { base: true, wide: false } });
const badge = css({
  minWidth: '5',
  paddingX: '1',
  borderRadius: 'round',
  backgroundColor: 'primarySystem',
  color: 'onPrimarySystem',
  fontSize: 's',
  lineHeight: 'normal',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
const account = css({ display: { base: 'none', desk: 'block' }, color: 'inkSoft', fontSize: 's', paddingRight: '2' });

interface ItemProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly labelId: string;
  readonly children?: ReactNode;
}

function Item({ to, icon, labelId, children }: ItemProps) {
  const label = useIntl().formatMessage({ id: labelId });
  return (
    <li>
      <Link to={to} className={link} title={label}>
        {icon}
        <span className={word}>{label}</span>
        {children}
      </Link>
    </li>
  );
}

/** The ways through the shop, the cart with its count (SHL-02), and log-out. */
export function Navigation() {
  const shop = useShop();
  const intl = useIntl();
  const count = useSelector(shop.actor('cart'), itemCountLabel);
  const hasCustomer = useSelector(shop.actor('customerSelection'), ({ context }) => context.customer !== null);
  const username = useSelector(shop.actor('session'), ({ context }) => context.session?.username ?? '');
  return (
    <nav className={row} aria-label={intl.formatMessage({ id: 'shell.navigation' })}>
      <ul className={list}>
        <Item to="/app/user-account" icon={<UserRound />} labelId="shell.account" />
        <Item to="/app/order-list" icon={<Ticket />} labelId="shell.orders" />
        {hasCustomer && (
          <Item to="/app/shopping-cart" icon={<ShoppingCart />} labelId="shell.cart">
            {count !== '' && (
              <span className={badge} data-testid="cart-count">
                {count}
              </span>
            )}
          </Item>
        )}
      </ul>
      <span className={account}>
        <FormattedMessage id="shell.loggedInAs" values={{ username }} />
      </span>
      <LogOutButton />
    </nav>
  );
}
