import { useLayoutEffect, type RefObject } from 'react';

/**
 * Reserves the height of the toasts at an edge of the screen, in a variable of the page: the page, the side menu and
 * dialogs keep clear of it, so that a toast never covers anything that can be pressed.
 */
export function useRoom(column: RefObject<HTMLElement | null>, edge: 'top' | 'bottom'): void {
  useLayoutEffect(() => {
    const toasts = column.current;
    if (toasts === null) return undefined;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty(`--toasts-${edge}`, `${toasts.offsetHeight}px`));
    observer.observe(toasts);
    return () => {
      observer.disconnect();
      page.removeProperty(`--toasts-${edge}`);
    };
  }, [column, edge]);
}
