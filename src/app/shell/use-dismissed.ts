import { useEffect, useRef, useState, type RefObject } from 'react';

interface Dismissed<Part extends HTMLElement> {
  /** The element that opens needs this `ref`. */
  readonly ref: RefObject<Part | null>;
  readonly dismissed: boolean;
  readonly dismiss: () => void;
}

/**
 * Lets the person close an element that opens on hover or focus, also by Escape (WCAG 1.4.13), regardless of where the
 * focus is. It can open again after the pointer or the focus has left it.
 */
export function useDismissed<Part extends HTMLElement>(): Dismissed<Part> {
  const ref = useRef<Part>(null);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const part = ref.current;
    const allowOpening = () => setDismissed(false);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true);
    };
    part?.addEventListener('pointerenter', allowOpening);
    part?.addEventListener('focusin', allowOpening);
    document.addEventListener('keydown', onKey);
    return () => {
      part?.removeEventListener('pointerenter', allowOpening);
      part?.removeEventListener('focusin', allowOpening);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return { ref, dismissed, dismiss: () => setDismissed(true) };
}
