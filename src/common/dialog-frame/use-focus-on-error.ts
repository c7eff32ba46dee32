import { type RefObject, useEffect, useState } from 'react';
import { wrongFields } from './wrong-fields.ts';

/**
 * Moves the focus to the first invalid field after a submit that found errors, also when the server has found them.
 * Returns the function that the submit button has to call.
 */
export function useFocusOnError(form: RefObject<HTMLElement | null>, saving: boolean): () => void {
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses === 0 || saving || form.current === null) return;
    wrongFields(form.current)[0]?.control.focus();
  }, [form, presses, saving]);
  return () => setPresses((count) => count + 1);
}
