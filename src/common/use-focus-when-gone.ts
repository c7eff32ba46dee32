import { useLayoutEffect, type RefObject } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Moves the focus to the page's heading if the element is removed while it contains the focus, for example together with
 * its table row. `moveFocus` moves the focus elsewhere; it must be the same function at each rendering.
 */
export function useFocusWhenGone(element: RefObject<HTMLElement | null>, moveFocus: () => void = focusHeading): void {
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own?.contains(document.activeElement) === true) moveFocus();
    };
  }, [element, moveFocus]);
}
