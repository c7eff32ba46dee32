import { type RefObject, useEffect, useState } from 'react';

/**
 * The first field that is wrong gets the focus, after a press that found something wrong and when an answer has come
 * back. Gives what a button calls beside its deed.
 */
export function useFocusOnError(form: RefObject<HTMLElement | null>, saving: boolean): () => void {
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses === 0 || saving) return;
    form.current?.querySelector<HTMLElement>(':is(input, textarea, button)[aria-invalid=true]:enabled')?.focus();
  }, [form, presses, saving]);
  return () => setPresses((count) => count + 1);
}
