import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPlace } from './focus-place.ts';

const ancestors = (element: HTMLElement): HTMLElement[] => {
  const { parentElement } = element;
  return parentElement === null || parentElement === document.body ? [] : [parentElement, ...ancestors(parentElement)];
};

/**
 * Moves the lost focus to the first place that still exists. If this place is removed while it has the focus, the next
 * place gets the focus.
 */
function focusFirst(places: readonly HTMLElement[]): void {
  const place = places.find(({ isConnected }) => isConnected);
  if (place === undefined || document.activeElement !== document.body) return;
  focusPlace(place);
  const observer = new MutationObserver(() => {
    if (place.isConnected) return;
    observer.disconnect();
    focusFirst(places);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  place.addEventListener('blur', () => {
    if (place.isConnected) observer.disconnect();
  });
}

/**
 * If a control is removed while it has the focus, often because it was pressed, the nearest remaining ancestor gets the
 * focus. Then the next Tab leads to the element that replaced the control, not to the top of the page.
 */
export function useFocusAfterRemoval(control: RefObject<HTMLElement | null>): void {
  const places = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    const element = control.current;
    return () => {
      places.current = element !== null && element === document.activeElement ? ancestors(element) : [];
    };
  }, [control]);
  useEffect(
    () => () => {
      // Components that move the focus themselves do so in their effects, which run before this microtask.
      queueMicrotask(() => {
        focusFirst(places.current);
      });
    },
    [],
  );
}
