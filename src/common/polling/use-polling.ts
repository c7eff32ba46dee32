import { useEffect } from 'react';
import { providePolling } from './polling.actors.ts';
import { useFlow } from '../use-flow.ts';

/**
 * Has a page's content fetched anew as long as it changes by itself.
 * @param fetched what was fetched last, another object each time; null = nothing yet
 * @param changing what of it is still changing, and how it stands; null = nothing
 * @param ask has it fetched; counts once
 */
export function usePolling(fetched: object | null, changing: string | null, ask: () => void): void {
  const polling = useFlow(() => providePolling(ask));
  useEffect(() => {
    if (fetched !== null) polling.send({ type: 'arrived', changing });
  }, [fetched, changing, polling]);
}
