import { LogOut } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useShop } from '../../common/shop-context.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';

export function LogOutButton() {
  const shop = useShop();
  const intl = useIntl();
  return (
    <IconButton
      label={intl.formatMessage({ id: 'shell.logOut' })}
      icon={<LogOut />}
      onClick={() => shop.tell('session', { type: 'logOut' })}
    />
  );
}
