import type { AnyMachineSnapshot } from 'xstate';
import type { Edge, Graph } from '../exploration/explore.ts';

/** Whether a page can cause a step in a state. */
export type IsFeasible<Snapshot = AnyMachineSnapshot> = (step: Edge['step'], snapshot: Snapshot) => boolean;

/** Returns whether a page can take an edge. */
export const feasibleIn =
  ({ states }: Graph, isFeasible: IsFeasible) =>
  ({ step, from }: Edge): boolean => {
    const state = states[from];
    return state !== undefined && isFeasible(step, state.snapshot);
  };
