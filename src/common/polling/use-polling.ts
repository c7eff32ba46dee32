import { useEffect } from 'react';
import { useFlow } from '../use-flow.ts';
import { providePolling } from './polling.actors.ts';

/**
 * Fetches a page's content again and again while it is still changing on the server.
 * @param fetched the last answer, a new object each time; null = none yet
 * @param changing what is still changing, with its state; null = nothing
 * @param ask fetches the content; later changes of it have no effect
 */
export function usePolling(fetched: object | null, changing: string | null, ask: () => void): void {
  const polling = useFlow(() => providePolling(ask));
  useEffect(() => {
    if (fetched !== null) polling.send({ type: 'arrived', changing });
  }, [fetched, changing, polling]);
}
