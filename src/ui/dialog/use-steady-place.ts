import { useEffect, type RefObject } from 'react';

const scrolls = /auto|scroll/;

/** The nearest element around the content that scrolls; null = none does. */
function scrollerOf(content: HTMLElement): HTMLElement | null {
  let around = content.parentElement;
  while (around !== null && !scrolls.test(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/**
 * Keeps the control that was used last at its place on the screen while the content changes: if the content above it
 * grows or shrinks, the content is scrolled by as much. Otherwise the next press would hit another control. The content
 * should have the style `overflow-anchor: none`, because browsers that scroll by themselves keep another element.
 * @param isShown the content is in the page
 */
export function useSteadyPlace(content: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { current } = content;
    const scroller = current === null ? null : scrollerOf(current);
    if (!isShown || current === null || scroller === null) return undefined;
    let kept: { readonly control: Element; top: number } | null = null;
    /** The position to which the content was scrolled here, not by the person. */
    let ownScroll: number | null = null;
    const keep = ({ target }: Event) => {
      if (target instanceof Element) kept = { control: target, top: topOf(target) };
    };
    const scrolled = () => {
      if (kept !== null && scroller.scrollTop !== ownScroll) kept.top = topOf(kept.control);
      ownScroll = null;
    };
    const observer = new ResizeObserver(() => {
      if (kept === null || !kept.control.isConnected) return;
      const moved = topOf(kept.control) - kept.top;
      if (moved === 0) return;
      scroller.scrollTop += moved;
      ownScroll = scroller.scrollTop;
      // The content cannot always be scrolled as far.
      kept.top = topOf(kept.control);
    });
    observer.observe(current);
    // Arrow keys that choose an option click it as well.
    const uses = ['click', 'input'];
    for (const use of uses) current.addEventListener(use, keep, { capture: true });
    scroller.addEventListener('scroll', scrolled);
    return () => {
      observer.disconnect();
      for (const use of uses) current.removeEventListener(use, keep, { capture: true });
      scroller.removeEventListener('scroll', scrolled);
    };
  }, [content, isShown]);
}
