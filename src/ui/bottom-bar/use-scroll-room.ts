import { useLayoutEffect, type RefObject } from 'react';

/**
 * Sets the scroll padding of the page, so that a bar at the bottom, and the menu below it, cover no focused element
 * (WCAG 2.4.11).
 */
export function useScrollRoom(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!shown || current === null) return undefined;
    const page = document.documentElement.style;
    const reserve = () => {
      page.scrollPaddingBottom = `calc(${String(current.offsetHeight)}px + var(--bottom-menu-height, 0px))`;
    };
    reserve();
    const observer = new ResizeObserver(reserve);
    observer.observe(current);
    return () => {
      observer.disconnect();
      page.scrollPaddingBottom = '';
    };
  }, [bar, shown]);
}
