import { useEffect } from 'react';
import { useFlow } from '../use-flow.ts';
import { providePolling } from './polling.actors.ts';

/**
 * Fetches a page's content repeatedly while the content is still changing on the server.
 * @param fetched the latest answer, a new object each time; null = no answer yet
 * @param changing the content that is still changing, with its state; null = the content does not change any more
 * @param ask fetches the content; later changes of this function have no effect
 */
export function usePolling(fetched: object | null, changing: string | null, ask: () => void): void {
  const polling = useFlow(() => providePolling(ask));
  useEffect(() => {
    if (fetched !== null) polling.send({ type: 'arrived', changing });
  }, [fetched, changing, polling]);
}
