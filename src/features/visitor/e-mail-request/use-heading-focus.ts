import { type RefObject, useEffect, useRef } from 'react';

/**
 * The heading gets the focus when another part has taken the page's place: the button that was pressed is gone, and
 * whoever hears the page is told what is there now.
 */
export function useHeadingFocus(root: RefObject<HTMLElement | null>, part: string): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    const heading = root.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [root, part]);
}
