import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { AccountName } from './account-name.tsx';
import { MenuList } from './menu-list.tsx';
import { MenuLogOut } from './menu-log-out.tsx';

const body = css({ flex: '1', display: 'flex', flexDirection: 'column', gap: '2', padding: '3' });
const who = css({ paddingX: '[0.875rem]', paddingTop: '2' });
const foot = css({ marginTop: 'auto', paddingTop: '2', borderTop: 'line' });

/** The width from which the rail is shown instead of the drawer; the breakpoint `wide`. */
const hasRail = '(min-width: 960px)';

/** Closes the drawer when the window becomes wide enough for the rail, for example when a tablet is turned. */
function useCloseWhenWide(onClose: () => void): void {
  useEffect(() => {
    const query = window.matchMedia(hasRail);
    const onChange = () => {
      if (query.matches) onClose();
    };
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [onClose]);
}

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The side menu on a small screen (SHL-01). */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const intl = useIntl();
  useCloseWhenWide(onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={intl.formatMessage({ id: 'shell.menu' })}
      closeLabel={intl.formatMessage({ id: 'shell.closeMenu' })}
    >
      <div className={body}>
        <div className={who}>
          <AccountName />
        </div>
        <nav aria-label={intl.formatMessage({ id: 'shell.navigation' })}>
          <MenuList onFollow={onClose} />
        </nav>
        <div className={foot}>
          <MenuLogOut />
        </div>
      </div>
    </Drawer>
  );
}
