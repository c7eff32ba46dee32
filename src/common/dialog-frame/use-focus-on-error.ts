import { type RefObject, useEffect, useState } from 'react';

const invalid = [
  ':is(input, textarea, button)[aria-invalid=true]:enabled',
  '[role=radiogroup][aria-invalid=true] input:enabled',
].join();

/**
 * Moves the focus to the first invalid field: after a submit that found errors, and when the server's answer has
 * arrived. Returns the function that the submit button has to call.
 */
export function useFocusOnError(form: RefObject<HTMLElement | null>, saving: boolean): () => void {
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses === 0 || saving) return;
    form.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [form, presses, saving]);
  return () => setPresses((count) => count + 1);
}
