import { useEffect } from 'react';

/**
 * After a question the focus returns to what opened it; if that is gone, `moveFocus` moves it, which must be the same function
 * at each rendering.
 */
export function useFocusAfterQuestion(isOpen: boolean, moveFocus: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (document.activeElement === document.body) moveFocus();
    };
  }, [isOpen, moveFocus]);
}
