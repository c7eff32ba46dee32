import { LogOut } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useShop } from '#common/shop-context.tsx';
import { barTool, roomyBarWord } from './bar-tool.styles.ts';

/** Log-out in the bar. If the word does not fit, it is shown as the tooltip only. */
export function LogOutButton() {
  const shop = useShop();
  const label = useIntl().formatMessage({ id: 'shell.logOut' });
  return (
    <button type="button" title={label} className={barTool} onClick={() => shop.tell('session', { type: 'logOut' })}>
      <LogOut aria-hidden="true" />
      <span className={roomyBarWord}>{label}</span>
    </button>
  );
}
