import { useLayoutEffect, type RefObject } from 'react';

/** Has the browser scroll what gets the focus clear of an element at the bottom of the screen (WCAG 2.4.11). */
export function useScrollRoom(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!shown || current === null) return undefined;
    const page = document.documentElement.style;
    const reserve = () => {
      page.scrollPaddingBottom = `${String(current.offsetHeight)}px`;
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
