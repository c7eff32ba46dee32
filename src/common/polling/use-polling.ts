import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { providePolling } from './polling.actors.ts';
import { useShop } from '../shop-context.tsx';

/**
 * Has a page's content fetched anew as long as it changes by itself.
 * @param fetched what was fetched last, another object each time; null = nothing yet
 * @param changing what of it is still changing, and how it stands; null = nothing
 * @param ask has it fetched; counts once
 */
export function usePolling(fetched: object | null, changing: string | null, ask: () => void): void {
  const [machine] = useState(() => providePolling(ask));
  const polling = useActorRef(machine, { inspect: useShop().log.inspect });
  useEffect(() => {
    if (fetched !== null) polling.send({ type: 'arrived', changing });
  }, [fetched, changing, polling]);
}
