import { useEffect, useRef, type RefObject } from 'react';

/**
 * Whether another element has the focus: an element that the person has chosen meanwhile, or the heading after a
 * navigation.
 */
const isTaken = (): boolean => document.activeElement !== document.body;

/** Gives a field the focus when its page opens, except on telephones and tablets, where that would open the keyboard. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isTaken() && window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  return field;
}
