import { useEffect, useRef, type RefObject } from 'react';
import { keepFocusInNewPage } from '#common/focus-heading.ts';

/** Whether the person has chosen another element meanwhile, so not if the focus is nowhere or at the heading. */
const isTaken = ({ activeElement, body }: Document): boolean =>
  activeElement !== body && activeElement?.tagName !== 'H1';

/**
 * Gives a field the focus when its page opens, also after a navigation, except on telephones and tablets, where that
 * would open the keyboard. The form has to have the name of the page, because the heading is not read then (LOG-03).
 */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isTaken(document) || !window.matchMedia('(pointer: fine)').matches) return;
    keepFocusInNewPage();
    field.current?.focus({ preventScroll: true });
  }, []);
  return field;
}
