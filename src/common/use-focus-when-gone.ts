import { useLayoutEffect, type RefObject } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Moves the focus if the element disappears while it has it, as with its row: to `place`, by default the page's heading.
 */
export function useFocusWhenGone(element: RefObject<HTMLElement | null>, place?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own === null || own !== document.activeElement) return;
      if (place === undefined) focusHeading();
      else place.current?.focus();
    };
  }, [element, place]);
}
