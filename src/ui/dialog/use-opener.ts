import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Remembers the focused element when a dialog appears; the focus returns to this element when the dialog is closed. The
 * element is read at once, because the dialog takes the focus only at the next frame, and a key press can move the focus
 * before.
 */
export function useOpener(): () => HTMLElement | null {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, []);
  useEffect(
    () => () => {
      // If the dialog was removed before it took the focus, the library does not return the focus.
      if (document.activeElement === document.body) opener.current?.focus();
    },
    [],
  );
  return useCallback(() => opener.current, []);
}
