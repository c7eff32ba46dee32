import { useLayoutEffect, type RefObject } from 'react';
import { focusPlace } from '../focus/focus-place.ts';

const around = (element: HTMLElement): HTMLElement[] => {
  const { parentElement } = element;
  return parentElement === null ? [] : [parentElement, ...around(parentElement)];
};

/**
 * Where a part is removed while one of its controls has the focus, for example by its button 'try again', the nearest
 * element around it that stays gets the focus: the next Tab leads to what has taken its place, not to the top of the
 * page.
 */
export function useFocusAfterRemoval(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const places = around(element);
      // The part is not removed yet. Whoever takes the focus in the meantime keeps it.
      queueMicrotask(() => {
        const place = places.find(({ isConnected }) => isConnected);
        if (place !== undefined && document.activeElement === document.body) focusPlace(place);
      });
    };
  }, [part]);
}
