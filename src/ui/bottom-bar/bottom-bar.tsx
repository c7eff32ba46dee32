import { useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../button/button.tsx';
import { barStyles, wordsStyles } from './bottom-bar.styles.ts';
import { useIsBelow } from './use-is-below.ts';
import { useScrollRoom } from './use-scroll-room.ts';

type BottomBarProps = {
  /** The part of the page to which the bar leads; it must accept the focus. */
  readonly target: RefObject<HTMLElement | null>;
  /** What the button says. */
  readonly label: ReactNode;
  /** What should be in sight also before the target is. */
  readonly children: ReactNode;
};

/** A bar at the bottom of a narrow screen that leads to a part further down, until that part is on the screen itself. */
export function BottomBar({ target, label, children }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isBelow = useIsBelow(target);
  useScrollRoom(bar, isBelow);
  if (!isBelow) return null;
  const lead = () => {
    target.current?.scrollIntoView({ block: 'center' });
    target.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={bar} className={barStyles}>
      <div className={wordsStyles}>{children}</div>
      <Button variant="primary" onClick={lead}>
        {label}
      </Button>
    </div>
  );
}
