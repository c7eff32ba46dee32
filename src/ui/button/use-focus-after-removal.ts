import { useLayoutEffect, type RefObject } from 'react';
import { focusPlace } from '../focus/focus-place.ts';

const around = (element: HTMLElement): HTMLElement[] => {
  const { parentElement } = element;
  return parentElement === null || parentElement === document.body ? [] : [parentElement, ...around(parentElement)];
};

/**
 * Where a button is removed while it has the focus, often by its own press, the nearest element around it that stays gets
 * the focus: the next Tab leads to what has taken its place, not to the top of the page.
 */
export function useFocusAfterRemoval(button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === null || element !== document.activeElement) return;
      const places = around(element);
      // The button is not removed yet. Whoever takes the focus in the meantime keeps it.
      queueMicrotask(() => {
        const place = places.find(({ isConnected }) => isConnected);
        if (place !== undefined && document.activeElement === document.body) focusPlace(place);
      });
    };
  }, [button]);
}
