import { useLayoutEffect, type RefObject } from 'react';

/**
 * Reserves the height of the toasts at an edge of the screen, in a variable of the page: the page, the side menu and
 * dialogs keep clear of it, so that a toast never covers anything that can be pressed. A new toast has its room at once;
 * one that grows, for example with the letters, gets it before the next frame is painted.
 * @param count how many toasts the column contains
 */
export function useRoom(column: RefObject<HTMLElement | null>, edge: 'top' | 'bottom', count: number): void {
  useLayoutEffect(() => {
    const { current } = column;
    if (count === 0 || current === null) return undefined;
    const page = document.documentElement.style;
    const reserve = () => page.setProperty(`--toasts-${edge}`, `${current.offsetHeight}px`);
    reserve();
    const observer = new ResizeObserver(reserve);
    observer.observe(current);
    return () => {
      observer.disconnect();
      page.removeProperty(`--toasts-${edge}`);
    };
  }, [column, edge, count]);
}
