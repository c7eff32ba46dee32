import type { Ref } from 'react';
import { css, cx } from 'styled-system/css';
import { AccountName } from './account-name.tsx';
import { barInnerStyles, barStyles } from './bar.styles.ts';
import { CartLink } from './cart-link.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { useBarHeight } from './use-bar-height.ts';

/** A size container: the content of the bar depends on the width that the menu leaves. */
const inner = css({ containerType: 'inline-size', flexWrap: 'wrap' });
const logo = css({ display: { base: 'none', wide: 'flex' }, flexShrink: '0' });
/** The text of the last button ends at the column's edge; the pressable area is wider. */
const tools = css({
  order: '1',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '0', wide: '2' },
  flexShrink: '0',
  marginRight: '[calc(-1 * min(0.75rem, {spacing.edge}))]',
  marginLeft: 'auto',
});
const account = css({
  display: { base: 'none', _roomy: 'block' },
  maxWidth: '[18rem]',
  paddingX: '3',
  whiteSpace: 'nowrap',
});
const title = css({
  flex: '1',
  minWidth: '0',
  paddingY: '3',
  // With large letters, the title does not fit beside the tools.
  _cramped: { order: '2', flexBasis: 'full' },
  wide: {
    paddingLeft: '6',
    borderLeft: 'line',
    // If the menu stays open beside the bar, the title has its own line.
    '@container (max-width: 40rem)': { order: '2', flexBasis: 'full', paddingLeft: '0', borderLeft: '[none]' },
  },
});

/**
 * The top bar for a logged-in customer (SHL-02). The page's title is its last element, so that the next tab stop after
 * the title is in the page.
 */
export function AppBar({ titleRef }: { readonly titleRef: Ref<HTMLDivElement> }) {
  const bar = useBarHeight();
  return (
    <header ref={bar} className={barStyles}>
      <div className={cx(barInnerStyles, inner)}>
        <MenuButton />
        <div className={logo}>
          <Logo />
        </div>
        <div className={tools}>
          <CartLink />
          <div className={account}>
            <AccountName />
          </div>
          <LogOutButton />
        </div>
        <div ref={titleRef} className={title} />
      </div>
    </header>
  );
}
