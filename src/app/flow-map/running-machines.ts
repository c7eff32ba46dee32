import type { AnyActorRef } from 'xstate';
import type { RunningMachine } from '#machines/common/flow-map/flow-map.types.ts';
import type { LiveMachines } from '#runtime/live-machines.ts';

/**
 * Machines that are not interesting for a tester: the root only contains other machines, and toasts appear beside them.
 */
const beside: ReadonlySet<string> = new Set(['root', 'toasts']);

const flowOf = (machine: AnyActorRef): string => machine.getSnapshot().machine.id;

/** The running machines with numbers, so that plain data can refer to them. */
export interface NumberedMachines {
  /** In the order of their last change, but the root and the toasts are first. */
  readonly list: () => readonly RunningMachine[];
  readonly find: (id: number) => AnyActorRef | undefined;
}

export function numberMachines({ running }: LiveMachines): NumberedMachines {
  const numbers = new WeakMap<AnyActorRef, number>();
  let last = 0;
  const numberOf = (machine: AnyActorRef): number => {
    const known = numbers.get(machine);
    if (known !== undefined) return known;
    last += 1;
    numbers.set(machine, last);
    return last;
  };
  return {
    list: () => {
      const all = running().map((machine) => ({ id: numberOf(machine), flow: flowOf(machine) }));
      return [...all.filter(({ flow }) => beside.has(flow)), ...all.filter(({ flow }) => !beside.has(flow))];
    },
    find: (id) => running().find((machine) => numbers.get(machine) === id),
  };
}
