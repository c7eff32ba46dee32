import { useEffect, useRef } from 'react';

/** Moves the focus to the heading whenever another step opens, so that a screen reader starts at the heading. */
export function useStepFocus(step: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
