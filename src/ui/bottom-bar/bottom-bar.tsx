import { useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../button/button.tsx';
import { barStyles, wordsStyles } from './bottom-bar.styles.ts';
import { useIsBelow } from './use-is-below.ts';
import { useScrollRoom } from './use-scroll-room.ts';

type BottomBarProps = {
  /** The part of the page to which the bar leads; it must be focusable. */
  readonly target: RefObject<HTMLElement | null>;
  /** The text of the button. */
  readonly label: ReactNode;
  /** Content that should be visible even before the target is. */
  readonly children: ReactNode;
};

/**
 * A bar at the bottom of a narrow screen with a button that leads to a part further down. It disappears when that part
 * is on the screen.
 */
export function BottomBar({ target, label, children }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isBelow = useIsBelow(target);
  useScrollRoom(bar, isBelow);
  if (!isBelow) return null;
  const goToTarget = () => {
    target.current?.scrollIntoView({ block: 'center' });
    target.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={bar} className={barStyles}>
      <div className={wordsStyles}>{children}</div>
      <Button variant="primary" onClick={goToTarget}>
        {label}
      </Button>
    </div>
  );
}
