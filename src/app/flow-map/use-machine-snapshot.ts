import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

/** The present snapshot of any machine, also of one that has ended; null without a machine. */
export function useMachineSnapshot(machine: AnyActorRef | undefined): AnyMachineSnapshot | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = machine?.subscribe({ next: changed, error: changed, complete: changed });
      return () => subscription?.unsubscribe();
    },
    [machine],
  );
  return useSyncExternalStore(subscribe, () =>
    machine === undefined ? null : (machine.getSnapshot() as AnyMachineSnapshot),
  );
}
