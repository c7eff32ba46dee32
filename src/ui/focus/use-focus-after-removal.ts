import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPlace } from './focus-place.ts';

const around = (element: HTMLElement): HTMLElement[] => {
  const { parentElement } = element;
  return parentElement === null || parentElement === document.body ? [] : [parentElement, ...around(parentElement)];
};

/** The first of some places that is still there gets the lost focus; if it goes as well while it has it, the next one. */
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
 * Where a control is removed while it has the focus, often by its own use, the nearest element around it that stays gets
 * the focus: the next Tab leads to what has taken its place, not to the top of the page.
 */
export function useFocusAfterRemoval(control: RefObject<HTMLElement | null>): void {
  const places = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    const element = control.current;
    return () => {
      places.current = element !== null && element === document.activeElement ? around(element) : [];
    };
  }, [control]);
  useEffect(
    () => () => {
      // A part that moves the focus itself does so in its effects, which come before this.
      queueMicrotask(() => {
        focusFirst(places.current);
      });
    },
    [],
  );
}
