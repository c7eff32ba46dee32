import { useEffect } from 'react';

/**
 * After a question, moves the focus back to the element that opened it. If this element was removed, calls `moveFocus`,
 * which must be the same function at each rendering.
 */
export function useFocusAfterQuestion(isOpen: boolean, moveFocus: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (document.activeElement === document.body) moveFocus();
    };
  }, [isOpen, moveFocus]);
}
