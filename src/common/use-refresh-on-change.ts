import { useEffect, useRef } from 'react';

/** Makes an actor fetch its data again whenever `value` changes. */
export function useRefreshOnChange(
  actor: { readonly send: (event: { readonly type: 'refresh' }) => void },
  value: string | number | undefined,
): void {
  const fetchedFor = useRef(value);
  useEffect(() => {
    if (fetchedFor.current === value) return;
    fetchedFor.current = value;
    actor.send({ type: 'refresh' });
  }, [actor, value]);
}
