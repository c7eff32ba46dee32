import { isMachineSnapshot, type AnyActorRef, type InspectionEvent } from 'xstate';

/** The machines that run now, for the live flow map (LFM-01, docs/decisions/0033). */
export interface LiveMachines {
  readonly inspect: (event: InspectionEvent) => void;
  /** Without those that have ended; the one that changed last is the last. Ticks of the clock do not count. */
  readonly running: () => readonly AnyActorRef[];
  /** Calls the listener after each change; returns the end of the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createLiveMachines(): LiveMachines {
  const machines = new Set<AnyActorRef>();
  const listeners = new Set<() => void>();
  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
      const { event, snapshot } = inspected;
      // What inspects itself by a snapshot of a machine is one.
      const machine = inspected.actorRef as AnyActorRef;
      if (event.type !== 'tick' || snapshot.status !== 'active') machines.delete(machine);
      if (snapshot.status === 'active') machines.add(machine);
      for (const listener of listeners) listener();
    },
    // A machine in which an action has thrown ends without a last snapshot.
    running: () => [...machines].filter((machine) => machine.getSnapshot().status === 'active'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
