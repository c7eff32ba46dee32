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
    let height = scroller.scrollHeight;
    const keep = (control: EventTarget | null) => {
      if (!(control instanceof Element)) return;
      // The browser scrolls to a list that opens below its field.
      kept = control.closest('[role=combobox]') === null ? { control, top: topOf(control) } : null;
      height = scroller.scrollHeight;
    };
    const clicked = ({ target }: Event) => keep(target);
    const written = ({ target }: Event) => {
      // After the click that has caused this event the content may have changed already.
      if (target !== kept?.control) keep(target);
    };
    const scrolled = () => {
      // The browser scrolls as well when the content has become shorter.
      if (kept !== null && scroller.scrollHeight === height) kept.top = topOf(kept.control);
    };
    const observer = new ResizeObserver(() => {
      height = scroller.scrollHeight;
      if (kept?.control.isConnected !== true) return;
      // The content cannot always be scrolled as far. The next change then brings the control back to its place.
      scroller.scrollTop += topOf(kept.control) - kept.top;
    });
    observer.observe(current);
    // Arrow keys that choose an option click it as well.
    current.addEventListener('click', clicked, { capture: true });
    current.addEventListener('input', written, { capture: true });
    scroller.addEventListener('scroll', scrolled);
    return () => {
      observer.disconnect();
      current.removeEventListener('click', clicked, { capture: true });
      current.removeEventListener('input', written, { capture: true });
      scroller.removeEventListener('scroll', scrolled);
    };
  }, [content, isShown]);
}
