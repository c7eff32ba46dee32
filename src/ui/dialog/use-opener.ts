import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Reads the element that has the focus when a dialog appears; the focus returns to it when the dialog goes. The dialog
 * takes the focus only at the next frame, and a key press can move it before that.
 */
export function useOpener(): () => HTMLElement | null {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, []);
  useEffect(
    () => () => {
      // A dialog that was removed before it had taken the focus does not return it by itself.
      if (document.activeElement === document.body) opener.current?.focus();
    },
    [],
  );
  return useCallback(() => opener.current, []);
}
