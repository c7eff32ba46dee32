import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { css } from 'styled-system/css';

type BottomMenuProps = {
  /** The name of the menu for screen readers. */
  readonly label: string;
  /** List items, each with a link that has an icon and a short word. */
  readonly children: ReactNode;
};

/** A container: with large letters the words do not fit, and then the menu is not shown. */
const frame = css({
  position: 'fixed',
  insetX: '0',
  bottom: '0',
  zIndex: 'rail',
  display: { base: 'block', wide: 'none', _low: 'none', _print: 'none' },
  containerType: 'inline-size',
});
const menu = css({
  paddingBottom: '[env(safe-area-inset-bottom, 0px)]',
  backgroundColor: 'surface',
  borderTop: 'line',
  '@container (max-width: 21rem)': { display: 'none' },
});
const list = css({
  display: 'flex',
  justifyContent: 'center',
  maxWidth: '[40rem]',
  marginX: 'auto',
  // The space between the words is the same everywhere, because words differ in length.
  '& > li': { flex: '[1 1 auto]' },
  '& a': {
    position: 'relative',
    display: 'flex',
    flexDirection: { base: 'column', narrow: 'row' },
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '2',
    rowGap: '1',
    minHeight: '[3.5rem]',
    paddingX: '[0.125rem]',
    fontSize: 's',
    fontWeight: 'medium',
    lineHeight: 'flat',
    whiteSpace: 'nowrap',
    // The line of the open page.
    borderTop: '[3px solid transparent]',
    borderBottom: '[3px solid transparent]',
  },
  '& svg': { width: 'icon', height: 'icon' },
  '& a:focus-visible': { outlineOffset: '[-3px]' },
  '& a[aria-current=page]': {
    color: 'primaryText',
    borderTopColor: 'primaryText',
    '@media (forced-colors: active)': { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
  },
});

/**
 * Links to the pages that are used most, within thumb's reach on a small screen. `--bottom-menu-height` is the space that
 * the page leaves for the menu.
 */
export function BottomMenu({ label, children }: BottomMenuProps) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    if (current === null) return undefined;
    const page = document.documentElement.style;
    const reserve = () => page.setProperty('--bottom-menu-height', `${String(current.offsetHeight)}px`);
    reserve();
    const observer = new ResizeObserver(reserve);
    observer.observe(current);
    return () => {
      observer.disconnect();
      page.removeProperty('--bottom-menu-height');
    };
  }, []);
  return (
    <div className={frame}>
      <nav ref={ref} aria-label={label} className={menu}>
        <ul className={list}>{children}</ul>
      </nav>
    </div>
  );
}
