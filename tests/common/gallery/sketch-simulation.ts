import { initialTransition, transition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { activeNodes } from '#formal/exploration/library-insides.ts';
import { nodesOf } from '#formal/exploration/transition-names.ts';

/** The key of an event that names the guard of the clicked transition. */
const chosenGuard = '@xstate.guard';

const guardName = ({ guard }: AnyTransitionDefinition): string | undefined => {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' ? guard.type : undefined;
};

const guardsOf = (transitions: readonly AnyTransitionDefinition[]): Set<string> =>
  new Set(transitions.flatMap((one) => guardName(one) ?? []));

/**
 * A machine as Stately Sketch simulates it: a guard is true if the person has clicked its transition. A guard that is
 * used only for `always` transitions is always true.
 */
const simulated = (machine: AnyStateMachine): AnyStateMachine => {
  const nodes = nodesOf(machine.root);
  const clickable = guardsOf(nodes.flatMap((node) => [...node.transitions.values()].flat()));
  const all = guardsOf(nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []].flat()));
  const guards = [...all].map((name) => {
    const holds = ({ event }: { event: Record<string, unknown> }): boolean =>
      event[chosenGuard] === undefined ? !clickable.has(name) : event[chosenGuard] === name;
    return [name, holds];
  });
  return machine.provide({ guards: Object.fromEntries(guards) });
};

/** The paths of the states that cannot be reached by clicking through the diagram in Sketch. */
export const unreachedInSketch = (machine: AnyStateMachine): string[] => {
  const logic = simulated(machine);
  const seen = new Set<string>();
  const reached = new Set<string>();
  const visit = (snapshot: AnyMachineSnapshot): void => {
    const value = JSON.stringify(snapshot.value);
    if (seen.has(value)) return;
    seen.add(value);
    for (const { id } of activeNodes(snapshot)) reached.add(id);
    if (snapshot.status !== 'active') return;
    for (const click of activeNodes(snapshot).flatMap((node) => [...node.transitions.values()].flat())) {
      visit(transition(logic, snapshot, { type: click.eventType, [chosenGuard]: guardName(click) })[0]);
    }
  };
  visit(initialTransition(logic)[0]);
  return nodesOf(machine.root)
    .filter(({ id }) => !reached.has(id))
    .map(({ path }) => path.join('.'));
};
