import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Reads the element that has the focus when a dialog opens; the focus returns to it when the dialog closes. The dialog
 * takes the focus only at the next frame, and a key press can move it before that.
 */
export function useOpener(open: boolean): () => HTMLElement | null {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, [open]);
  return useCallback(() => opener.current, []);
}
