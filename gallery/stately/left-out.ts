import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesOf } from '#formal/exploration/transition-names.ts';

/** A part of a machine's config that is a function, so JSON cannot contain it. */
export interface LeftOut {
  readonly kind: 'context' | 'input' | 'output';
  /** The id of the actor that gets the input; `''` for the context and the output. */
  readonly actor: string;
  /** The dotted path of the state that contains it; `''` for the whole machine. */
  readonly state: string;
}

const isComputed = (value: unknown): boolean => typeof value === 'function';

const leftOutIn = (node: AnyStateNode): LeftOut[] => {
  const state = node.path.join('.');
  const inputs = node.invoke.filter(({ input }) => isComputed(input));
  return [
    ...inputs.map(({ id }) => ({ kind: 'input', actor: id, state }) as const),
    ...(isComputed(node.output) ? [{ kind: 'output', actor: '', state } as const] : []),
  ];
};

/** The parts of a machine's config that JSON cannot contain, in the order of its states. */
export const leftOutOf = ({ root, config }: AnyStateMachine): LeftOut[] => [
  ...(isComputed(config.context) ? [{ kind: 'context', actor: '', state: '' } as const] : []),
  ...nodesOf(root).flatMap(leftOutIn),
];
