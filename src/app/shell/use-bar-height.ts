import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Writes the height of the bar into a CSS variable, because a long title has several lines. */
export function useBarHeight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null) return undefined;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty('--bar-height', `${String(current.offsetHeight)}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      page.removeProperty('--bar-height');
    };
  }, []);
  return bar;
}
