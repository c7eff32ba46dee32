import { useEffect, useRef } from 'react';

/** Has an actor fetch again what it shows when a value is another one than it was when the actor fetched before. */
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
