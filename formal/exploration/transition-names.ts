import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const guardName = (guard: AnyTransitionDefinition['guard']): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return guard.name || '(inline)';
  return guard.type;
};

const baseName = (transition: AnyTransitionDefinition): string =>
  [
    transition.source.id,
    transition.eventType || 'always',
    guardName(transition.guard),
    (transition.target ?? []).map(({ id }) => id).join(', '),
  ].join(' | ');

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesOf(child)),
];

const ownTransitions = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/**
 * For every transition that a machine declares, its name: `source | event | guard | targets`, with ` #2` for the second
 * of two transitions with the same text. The transitions of the nodes already include the transitions of `invoke` and
 * `after`.
 */
export const nameTransitions = (machine: AnyStateMachine): Map<AnyTransitionDefinition, string> => {
  const names = new Map<AnyTransitionDefinition, string>();
  const seen = new Map<string, number>();
  for (const transition of nodesOf(machine.root).flatMap(ownTransitions)) {
    const base = baseName(transition);
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    names.set(transition, count === 1 ? base : `${base} #${count}`);
  }
  return names;
};
