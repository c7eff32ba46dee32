import { CircleUserRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import { css, cva } from 'styled-system/css';
import { AccountName } from './account-name.tsx';
import { MenuList } from './menu-list.tsx';
import { MenuLogOut } from './menu-log-out.tsx';
import { useDismissed } from './use-dismissed.ts';

const openRail = { width: '[380px]', boxShadow: 'floating', transitionDelay: '[60ms]' } as const;

/** A rail that opens above the page; the page does not move. */
const rail = cva({
  base: {
    position: 'fixed',
    top: '[var(--toasts-top, 0px)]',
    bottom: '[var(--toasts-bottom, 0px)]',
    left: '0',
    zIndex: 'rail',
    display: { base: 'none', wide: 'flex' },
    flexDirection: 'column',
    gap: '2',
    width: '[72px]',
    padding: '3',
    overflowX: 'hidden',
    overflowY: 'auto',
    borderRight: 'line',
    backgroundColor: 'surface',
    whiteSpace: 'nowrap',
    transition: '[width 160ms ease-out, box-shadow 160ms ease-out]',
  },
  variants: {
    opens: { true: { '&:is(:hover, :has(:focus-visible))': openRail } },
    persistent: { true: { desk: { width: '[380px]', boxShadow: '[none!important]' } } },
  },
});
const who = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: '12',
  marginBottom: '3',
  paddingX: '[0.625rem]',
  '& svg': { flexShrink: '0', width: '[1.75rem]', height: '[1.75rem]', color: 'primaryText' },
});
const foot = css({ marginTop: 'auto', paddingTop: '2', borderTop: 'line' });

/** The side menu on wide screens: 72 px wide, 380 px while hovered or focused, or always (SHL-01). */
export function SideMenu({ persistent }: { readonly persistent: boolean }) {
  const intl = useIntl();
  const { ref, dismissed, dismiss } = useDismissed<HTMLElement>();
  const look = rail({ ...(!dismissed && { opens: true }), ...(persistent && { persistent }) });
  return (
    <nav ref={ref} aria-label={intl.formatMessage({ id: 'shell.navigation' })} className={look}>
      <div className={who}>
        <CircleUserRound aria-hidden="true" />
        <AccountName />
      </div>
      <MenuList onFollow={dismiss} />
      <div className={foot}>
        <MenuLogOut />
      </div>
    </nav>
  );
}
