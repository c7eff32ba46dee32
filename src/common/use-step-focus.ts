import { useEffect, useRef } from 'react';

/** Puts the focus on the heading whenever another step opens: it is read from its beginning. */
export function useStepFocus(step: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
