import { Outlet, useLocation } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { ShopProvider } from '#common/shop-context.tsx';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { AccountName } from '../shell/account-name.tsx';
import { barInnerStyles, barStyles } from '../shell/bar.styles.ts';
import { Footer } from '../shell/footer.tsx';
import { columnStyles, mainStyles, tallStyles } from '../shell/frame.styles.ts';
import { LogOutButton } from '../shell/log-out-button.tsx';
import { Logo } from '../shell/logo.tsx';
import { DeskCountsContext, useDeskCounts } from './desk-counts.ts';
import { DeskMenu } from './desk-menu.tsx';

/** The word of the log-out button depends on the width of the bar. */
const bar = css({ position: 'relative', containerType: 'inline-size' });
const inner = css({ justifyContent: 'space-between' });
/** As high as the bar of the waiting frame, so that the logo is at the same place. */
const logo = css({ display: 'inline-flex', alignItems: 'center', flexShrink: '0', minHeight: '16' });
const tools = css({ display: 'flex', alignItems: 'center', flexShrink: '0', gap: '2', minWidth: '0' });
const account = css({
  display: { base: 'none', narrow: 'block', desk: 'none' },
  maxWidth: '[14rem]',
  whiteSpace: 'nowrap',
  '@media (min-width: 88rem)': { display: 'block' },
});
/** Beside the logo from 1200 px on; below that, in the room at the lower edge that every bar of the desk has. */
const menu = css({
  position: { base: 'absolute', desk: 'static' },
  bottom: '0',
  insetX: '0',
  flexGrow: '1',
  minWidth: '0',
});

/** The frame of the pages of the operator's staff. */
export function DeskLayout() {
  const skipLabel = useIntl().formatMessage({ id: 'shell.skip' });
  const { counts, shop } = useDeskCounts(useLocation({ select: ({ pathname }) => pathname }));
  return (
    <div className={columnStyles} data-frame="desk">
      <SkipLink target="content" label={skipLabel} />
      <header className={cx(barStyles, bar)}>
        <div className={cx(barInnerStyles, inner)}>
          <span className={logo}>
            <Logo />
          </span>
          <div className={menu}>
            <DeskCountsContext value={counts}>
              <DeskMenu />
            </DeskCountsContext>
          </div>
          <div className={tools}>
            <div className={account}>
              <AccountName />
            </div>
            <LogOutButton />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={cx(mainStyles, tallStyles)}>
        <ShopProvider value={shop}>
          <Outlet />
        </ShopProvider>
      </main>
      <Footer />
    </div>
  );
}
