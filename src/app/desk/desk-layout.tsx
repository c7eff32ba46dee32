import { Outlet } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { AccountName } from '../shell/account-name.tsx';
import { barInnerStyles, barStyles } from '../shell/bar.styles.ts';
import { Footer } from '../shell/footer.tsx';
import { columnStyles, mainStyles, tallStyles } from '../shell/frame.styles.ts';
import { LogOutButton } from '../shell/log-out-button.tsx';
import { Logo } from '../shell/logo.tsx';
import { DeskMenu } from './desk-menu.tsx';

const inner = css({ containerType: 'inline-size', flexWrap: 'wrap', justifyContent: 'space-between' });
const tools = css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' });
const account = css({ display: { base: 'none', _roomy: 'block' }, maxWidth: '[18rem]', paddingX: '3' });
/** The menu has its own row below the bar, because in every language it is too wide to be beside the logo. */
const menu = css({ order: '1', flexBasis: 'full', minWidth: '0' });

/** The frame of the pages of the operator's staff. */
export function DeskLayout() {
  const skipLabel = useIntl().formatMessage({ id: 'shell.skip' });
  return (
    <div className={columnStyles}>
      <SkipLink target="content" label={skipLabel} />
      <header className={barStyles}>
        <div className={cx(barInnerStyles, inner)}>
          <Logo />
          <div className={menu}>
            <DeskMenu />
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
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
