import { useEffect, useRef, useState, type RefObject } from 'react';

interface Dismissed<Part extends HTMLElement> {
  /** For the element that opens. */
  readonly ref: RefObject<Part | null>;
  readonly dismissed: boolean;
  readonly dismiss: () => void;
}

/**
 * Lets the person close, also by Escape, an element that opens on hover or focus (WCAG 1.4.13), wherever the focus is.
 * It can open again after the pointer or the focus has left it.
 */
export function useDismissed<Part extends HTMLElement>(): Dismissed<Part> {
  const ref = useRef<Part>(null);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const part = ref.current;
    const renew = () => setDismissed(false);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true);
    };
    part?.addEventListener('pointerenter', renew);
    part?.addEventListener('focusin', renew);
    document.addEventListener('keydown', onKey);
    return () => {
      part?.removeEventListener('pointerenter', renew);
      part?.removeEventListener('focusin', renew);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return { ref, dismissed, dismiss: () => setDismissed(true) };
}
