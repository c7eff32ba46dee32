import { useLayoutEffect, type RefObject } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Moves the focus to the page's heading if the element disappears while it is in it, as with its row. `moveFocus` moves it elsewhere; it
 * must be the same function at each rendering.
 */
export function useFocusWhenGone(element: RefObject<HTMLElement | null>, moveFocus: () => void = focusHeading): void {
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own?.contains(document.activeElement) === true) moveFocus();
    };
  }, [element, moveFocus]);
}
