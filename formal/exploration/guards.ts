import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { activeNodes } from './library-insides.ts';
import type { Microstep } from './library-insides.ts';

const matching = (candidates: readonly AnyTransitionDefinition[], snapshot: AnyMachineSnapshot, event: EventObject) =>
  candidates.filter(({ guard }) => guard !== undefined && evaluateGuard(guard, snapshot.context, event, snapshot));

const overlapIn = (node: AnyStateNode, type: string, snapshot: AnyMachineSnapshot, event: EventObject): string[] => {
  const candidates = (type === '' ? node.always : node.transitions.get(type)) ?? [];
  if (candidates.filter(({ guard }) => guard !== undefined).length < 2) return [];
  return matching(candidates, snapshot, event).length < 2 ? [] : [`${node.id} | ${type || 'always'}`];
};

/**
 * The places, as `source | event`, where the guards of more than one branch are true, so that only the order of the
 * branches decides. A last branch without a guard is an `else` and does not count.
 */
export const overlappingGuards = (
  before: AnyMachineSnapshot,
  event: EventObject,
  microsteps: readonly Microstep[],
): string[] => [
  ...activeNodes(before).flatMap((node) => overlapIn(node, event.type, before, event)),
  ...microsteps.flatMap((step) =>
    activeNodes(step.snapshot).flatMap((node) => overlapIn(node, '', step.snapshot, step.event)),
  ),
];
