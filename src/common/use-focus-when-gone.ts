import { useLayoutEffect, type RefObject } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Moves the focus if the element disappears while it has it, as with its row: to the page's heading, or where
 * `moveFocus` moves it, which must be the same function at each rendering.
 */
export function useFocusWhenGone(
  element: RefObject<HTMLElement | null>,
  moveFocus: () => unknown = focusHeading,
): void {
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own !== null && own === document.activeElement) moveFocus();
    };
  }, [element, moveFocus]);
}
