import { isMachineSnapshot, type AnyActorRef, type InspectionEvent } from 'xstate';

/** The machines that are running, for the live flow map (LFM-01, docs/decisions/0033). */
export interface LiveMachines {
  readonly inspect: (event: InspectionEvent) => void;
  /** The running machines, in the order of their last change. Ticks of the clock do not count as changes. */
  readonly running: () => readonly AnyActorRef[];
  /** Calls the listener after each change; returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createLiveMachines(): LiveMachines {
  const machines = new Set<AnyActorRef>();
  const listeners = new Set<() => void>();
  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
      const { event, snapshot } = inspected;
      // An actor with a machine's snapshot is a machine.
      const machine = inspected.actorRef as AnyActorRef;
      if (event.type !== 'tick' || snapshot.status !== 'active') machines.delete(machine);
      if (snapshot.status === 'active') machines.add(machine);
      for (const listener of listeners) listener();
    },
    // If an action of a machine throws, the machine ends without a last snapshot event.
    running: () => [...machines].filter((machine) => machine.getSnapshot().status === 'active'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
