import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { provideFollowing } from './polling.actors.ts';
import { useShop } from '../shop-context.tsx';

/**
 * Has a page's content fetched anew as long as it changes by itself.
 * @param fetched what was fetched last, another object each time; null = nothing yet
 * @param moving what of it is still changing, and how it stands; null = nothing
 * @param ask has it fetched; counts once
 */
export function useFollowing(fetched: object | null, moving: string | null, ask: () => void): void {
  const [machine] = useState(() => provideFollowing(ask));
  const following = useActorRef(machine, { inspect: useShop().log.inspect });
  useEffect(() => {
    if (fetched !== null) following.send({ type: 'arrived', moving });
  }, [fetched, moving, following]);
}
