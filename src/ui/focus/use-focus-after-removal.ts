import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPlace } from './focus-place.ts';

const around = (element: HTMLElement): HTMLElement[] => {
  const { parentElement } = element;
  return parentElement === null || parentElement === document.body ? [] : [parentElement, ...around(parentElement)];
};

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
        const place = places.current.find(({ isConnected }) => isConnected);
        if (place !== undefined && document.activeElement === document.body) focusPlace(place);
      });
    },
    [],
  );
}
