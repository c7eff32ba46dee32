import { type RefObject, useEffect, useRef } from 'react';

/**
 * If a change of state has removed the focused element, focuses the first button of the part. Otherwise keyboard users
 * would start at the top of the page again.
 */
export function useFocusWhenLost(root: RefObject<HTMLElement | null>, state: string): void {
  const earlier = useRef(state);
  useEffect(() => {
    if (earlier.current === state) return;
    earlier.current = state;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    root.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [root, state]);
}
