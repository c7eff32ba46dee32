import { useEffect, useRef, useState, type RefObject } from 'react';

interface Dismissed<Part extends HTMLElement> {
  /** For the part that opens. */
  readonly ref: RefObject<Part | null>;
  readonly dismissed: boolean;
  readonly dismiss: () => void;
}

/**
 * What opens by itself under the pointer or the keyboard can be put away, also by Escape, wherever the focus is; it may
 * open again when the pointer or the focus comes anew.
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
