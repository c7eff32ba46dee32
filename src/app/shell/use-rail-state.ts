import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * `opens`: when the pointer or the focus is in the rail. `hints`: the rail stays closed, and the link under the pointer
 * shows its word. `quiet`: the rail stays as it is.
 */
export type RailState = 'opens' | 'hints' | 'quiet';

interface Rail<Part extends HTMLElement> {
  /** The element that opens needs this `ref`. */
  readonly ref: RefObject<Part | null>;
  readonly state: RailState;
  /** Called when a link is followed: the rail closes, so that the new page can be seen. */
  readonly onFollow: () => void;
}

/**
 * Lets the person close an element that opens on hover or focus, also by Escape (WCAG 1.4.13), regardless of where the
 * focus is. It can open again after the pointer or the focus has left it.
 */
export function useRailState<Part extends HTMLElement>(): Rail<Part> {
  const ref = useRef<Part>(null);
  const [state, setState] = useState<RailState>('opens');
  useEffect(() => {
    const part = ref.current;
    const allowOpening = () => setState('opens');
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setState('quiet');
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
  return { ref, state, onFollow: () => setState('hints') };
}
