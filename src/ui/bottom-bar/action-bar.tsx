import { useRef, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { wordsStyles } from './bottom-bar.styles.ts';
import { useScrollRoom } from './use-scroll-room.ts';

type ActionBarProps = {
  readonly action: ReactNode;
  /** A short description of what the action is for. */
  readonly children: ReactNode;
};

/**
 * The bar stays at the bottom of the screen, above the menu there, while the page continues below; on a low screen it
 * scrolls with the page.
 */
const barStyles = css({
  position: { base: 'sticky', _low: 'static' },
  bottom: '[var(--bottom-menu-height, 0px)]',
  zIndex: '[1]',
  display: { base: 'flex', _print: 'none' },
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '2',
  padding: '3',
  borderRadius: 'large',
  backgroundColor: 'surface',
  border: 'line',
  boxShadow: 'floating',
  '& > button': { marginLeft: 'auto' },
});

/** The main action of a long page, always in reach. */
export function ActionBar({ action, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollRoom(bar, true);
  return (
    <div ref={bar} className={barStyles}>
      <div className={wordsStyles}>{children}</div>
      {action}
    </div>
  );
}
