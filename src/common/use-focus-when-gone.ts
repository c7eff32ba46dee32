import { useLayoutEffect, type RefObject } from 'react';
import { focusHeading } from './focus-heading.ts';

/** Moves the focus to the page's heading if the element disappears while it has it, as with its row. */
export function useFocusWhenGone(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own !== null && own === document.activeElement) focusHeading();
    };
  }, [element]);
}
