import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cx } from 'styled-system/css';
import { focusHeadingOfNewPage } from '#common/focus-heading.ts';
import { useShop } from '#common/shop-context.tsx';
import { CartRenewal } from '#features/purchase/cart-renewal/lazy-cart-renewal.tsx';
import { TitlePlace } from '#ui/page/title-place.ts';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { AppBar } from './app-bar.tsx';
import { FirstPages } from './first-pages.tsx';
import { Footer } from './footer.tsx';
import { aboveBottomMenu, columnStyles, mainStyles, tallStyles } from './frame.styles.ts';
import { menuFrame } from './menu-frame.ts';
import { SideMenu } from './side-menu.tsx';

/** The frame of all pages of a logged-in customer. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  const skipLabel = useIntl().formatMessage({ id: 'shell.skip' });
  const [titlePlace, setTitlePlace] = useState<HTMLElement | null>(null);
  // The first page is rendered together with the bar. A second rendering moves the page's heading into the bar; only
  // then the focus is moved to the heading.
  useEffect(focusHeadingOfNewPage, [titlePlace]);
  const persistent = useSelector(
    useShop().actor('boot'),
    ({ context }) => context.configuration?.persistentSideMenu === true,
  );
  return (
    <>
      <SkipLink target="content" label={skipLabel} />
      <SideMenu persistent={persistent} />
      <div className={cx(columnStyles, aboveBottomMenu)} data-frame={menuFrame(persistent)}>
        <AppBar titleRef={setTitlePlace} />
        <main id="content" tabIndex={-1} className={cx(mainStyles, tallStyles)}>
          <CartRenewal />
          <TitlePlace value={titlePlace}>{children}</TitlePlace>
        </main>
        <Footer />
      </div>
      <FirstPages />
    </>
  );
}
