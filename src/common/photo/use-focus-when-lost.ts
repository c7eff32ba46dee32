import { type RefObject, useEffect, useRef } from 'react';

/**
 * When what had the focus is gone after a change of state, the part's first control gets it, so that nobody who uses the
 * keyboard begins at the top of the page again.
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
