import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useConfiguration } from '#common/configuration.ts';
import { useShop } from '#common/shop-context.tsx';
import { usePermissions } from '#common/use-permissions.ts';
import { hiddenUnless } from '#ui/room/hidden-unless.ts';
import { menuItem, menuWord } from './menu-item.styles.ts';
import { menuPages } from './menu-pages.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none' });

/**
 * The links of the side menu; the open page is marked. All links are hidden until the allowed pages are known: otherwise
 * later links would move while a person presses one.
 */
export function MenuList({ onFollow }: { readonly onFollow?: () => void }) {
  const intl = useIntl();
  const permissions = usePermissions();
  return (
    <ul className={list} style={hiddenUnless(permissions !== null)}>
      {menuPages(permissions ?? [], useConfiguration(), useShop().offers).map(({ page, labelId, Icon }) => (
        <li key={page}>
          <Link to={`/app/${page}`} className={menuItem} onClick={onFollow}>
            <Icon aria-hidden="true" />
            <span className={menuWord}>{intl.formatMessage({ id: labelId })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
