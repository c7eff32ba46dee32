import { LogOut } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useShop } from '#common/shop-context.tsx';
import { menuItem, menuWord } from './menu-item.styles.ts';

/** Log-out as a row of the side menu. */
export function MenuLogOut() {
  const shop = useShop();
  return (
    <button type="button" className={menuItem} onClick={() => shop.tell('session', { type: 'logOut' })}>
      <LogOut aria-hidden="true" />
      <span className={menuWord}>
        <FormattedMessage id="shell.logOut" />
      </span>
    </button>
  );
}
