import { useEffect, useRef, type RefObject } from 'react';

/** Whether something else has the focus: what a person has chosen meanwhile, or the heading after a navigation. */
const isTaken = (): boolean => document.activeElement !== document.body;

/** Gives a field the focus when its page opens, unless that would open the keyboard of a telephone or a tablet. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isTaken() && window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  return field;
}
