import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading when another part of the page is shown: the pressed button was removed. A screen reader
 * then reads the new heading.
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
