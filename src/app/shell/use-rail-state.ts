import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * `opens`: the rail is open while the pointer or the focus is in it. `hints`: it stays closed, and the link under the
 * pointer shows its word. `quiet`: it stays as it is.
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
 * Opens an element on hover or focus, and lets the person close it, also by Escape (WCAG 1.4.13), regardless of where
 * the focus is. It can open again after the pointer or the focus has left it. A pointer that rests where the element
 * appears does not open it: it would cover the page that has just been opened.
 */
export function useRailState<Part extends HTMLElement>(): Rail<Part> {
  const ref = useRef<Part>(null);
  const [state, setState] = useState<RailState>('hints');
  useEffect(() => {
    const part = ref.current;
    let hasEntered = false;
    const listeners: readonly (readonly [string, () => void])[] = [
      ['pointerenter', () => void (hasEntered = true)],
      [
        'pointermove',
        () => {
          if (hasEntered) setState('opens');
          hasEntered = false;
        },
      ],
      ['focusin', () => setState('opens')],
    ];
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setState('quiet');
    };
    for (const [type, listener] of listeners) part?.addEventListener(type, listener);
    document.addEventListener('keydown', onKey);
    return () => {
      for (const [type, listener] of listeners) part?.removeEventListener(type, listener);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return { ref, state, onFollow: () => setState('hints') };
}
