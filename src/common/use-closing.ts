import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';

/** Calls `onClosed` one time, when the flow has finished. */
export function useClosing(flow: AnyActorRef, onClosed: () => void): void {
  const finished = useSelector(flow, ({ status }) => status === 'done');
  useEffect(() => {
    if (finished) onClosed();
  }, [finished, onClosed]);
}
