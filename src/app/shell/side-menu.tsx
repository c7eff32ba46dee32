import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useBrand } from '#common/brand.ts';
import { AccountName } from './account-name.tsx';
import { menuFrame } from './menu-frame.ts';
import { MenuList } from './menu-list.tsx';
import { MenuLogOut } from './menu-log-out.tsx';
import { rail, railPanel } from './rail.styles.ts';
import { useRailState } from './use-rail-state.ts';

/** As high as the bar, so that the links start at the height of the content, unless the screen is too low. */
const who = css({
  display: 'flex',
  alignItems: 'center',
  flexShrink: '0',
  minHeight: '[max(var(--logo-height) + 5px, var(--bar-height, 0px))]',
  marginBottom: '10',
  paddingX: '[0.875rem]',
  whiteSpace: 'nowrap',
  _flat: { minHeight: '16', marginBottom: '0' },
});
/** The row after the links is at the bottom of the open rail, and does not move when links appear. */
const links = css({ flex: '[1 0 auto]' });
const row = css({ paddingTop: '2', borderTop: 'line' });

/**
 * The side menu on wide screens: 72 px wide, 380 px while it is hovered or focused, or always (SHL-01). Where there is
 * room, the words are beside the closed rail. The account's name and log-out are shown while it is open; otherwise only
 * the bar shows them.
 */
export function SideMenu({ persistent }: { readonly persistent: boolean }) {
  const intl = useIntl();
  const { logoHeight } = useBrand();
  const { ref, state, onFollow } = useRailState<HTMLElement>();
  return (
    <nav
      ref={ref}
      aria-label={intl.formatMessage({ id: 'shell.navigation' })}
      className={rail({ state, persistent })}
      data-frame={menuFrame(persistent)}
      style={{ '--logo-height': `${String(logoHeight)}px` } as CSSProperties}
    >
      <div className={railPanel} data-edge="">
        <div className={who} data-open-only="name">
          <AccountName />
        </div>
        <div className={links}>
          <MenuList onFollow={onFollow} />
        </div>
        <div data-open-only="log-out">
          <div className={row}>
            <MenuLogOut />
          </div>
        </div>
      </div>
    </nav>
  );
}
