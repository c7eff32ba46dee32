import type { AnyActorRef } from 'xstate';
import type { RunningMachine } from '#machines/common/flow-map/flow-map.types.ts';
import type { LiveMachines } from '#runtime/live-machines.ts';

/** They only hold others, or come and go beside what a tester looks at. */
const beside: ReadonlySet<string> = new Set(['root', 'toasts']);

const flowOf = (machine: AnyActorRef): string => machine.getSnapshot().machine.id;

/** The running machines with numbers, by which plain data can name them. */
export interface NumberedMachines {
  /** The one that changed last is the last; the root and the toasts are before all others. */
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
