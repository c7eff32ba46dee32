import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Reads the element that has the focus when a dialog opens; the focus returns to it when the dialog closes. The dialog
 * takes the focus only at the next frame, and a key press can move it before that.
 */
export function useOpener(open: boolean): () => HTMLElement | null {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      // A dialog that was removed before it had taken the focus does not return it by itself.
      if (document.activeElement === document.body) opener.current?.focus();
    };
  }, [open]);
  return useCallback(() => opener.current, []);
}
