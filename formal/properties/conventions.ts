import type { AnyStateNode } from 'xstate';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { findComputed } from '../exploration/json-round-trip.ts';
import { nodesOf } from '../exploration/transition-names.ts';

const pathOf = (node: AnyStateNode): string => node.path.join('.');

const hasRequirements = (node: AnyStateNode): boolean => {
  const meta: unknown = node.meta;
  const own = typeof meta === 'object' && meta !== null && 'requirements' in meta && Array.isArray(meta.requirements);
  return own || (node.parent !== undefined && hasRequirements(node.parent));
};

const namedStates = ({ home, expiry, contexts }: FlowModel): string[] => [
  ...home,
  ...(expiry?.within ?? []),
  ...(expiry?.lands ?? []),
  ...Object.keys(contexts ?? {}),
];

const nodeProblems = (node: AnyStateNode): string[] => [
  ...(node.description === undefined ? [`state "${pathOf(node)}" has no description`] : []),
  ...(hasRequirements(node) ? [] : [`state "${pathOf(node)}" names no requirements, and no state above it does`]),
  ...node.invoke.filter(({ id }) => id.endsWith(`.${node.id}`)).map(() => `an invoke in "${pathOf(node)}" has no id`),
  ...node.after.filter(({ delay }) => typeof delay !== 'string').map(() => `a delay in "${pathOf(node)}" has no name`),
];

/** The places where a machine or its model breaks the conventions of `machines/common/flow-model.ts`. */
export const findBrokenConventions = (model: FlowModel): string[] => {
  const nodes = nodesOf(model.machine.root);
  const known = new Set(nodes.map(pathOf));
  return [
    ...findComputed(model.machine.config).map((path) => `${path} is a function inside the config`),
    ...namedStates(model)
      .filter((path) => !known.has(path))
      .map((path) => `the model names a state that does not exist: "${path}"`),
    ...nodes.filter(({ parent, type }) => parent !== undefined && type !== 'history').flatMap(nodeProblems),
  ];
};
