import { explore } from '../exploration/explore.ts';
import type { Edge, Graph } from '../exploration/explore.ts';
import { printPath, shortestPath } from '../paths/paths.ts';

/** The number of states that are explored without the abstraction. */
const concreteStates = 5000;

type KeyOf = (state: number) => string;

/** The steps that can happen in a state, and the states to which they lead. */
const branches = (edges: readonly Edge[] = [], keyOf: KeyOf): Set<string> =>
  new Set(edges.map(({ step, to }) => `${step.name} → ${keyOf(to)}`));

/**
 * Explores a model without its abstraction, up to {@link concreteStates} states. Returns, each with a shortest path, the
 * states whose steps differ from the abstract graph: the abstraction must not join these states with others.
 */
export const findWronglyJoined = (abstracted: Graph): string[] => {
  const { model, run } = abstracted;
  const concrete = explore({
    ...model,
    abstract: (context) => context,
    bounds: { ...model.bounds, limit: concreteStates },
  });
  const keyIn: KeyOf = (state) => abstracted.states[state]?.key ?? '';
  const keyOf: KeyOf = (state) => {
    const configuration = concrete.states[state];
    return configuration === undefined ? '' : run.configure(configuration.snapshot, configuration.ended).key;
  };
  const expected = new Map(
    abstracted.states.map(({ key }, index) => [key, branches(abstracted.leaving[index], keyIn)]),
  );
  const explored = concrete.limitHit ? (concrete.edges.at(-1)?.from ?? 0) : concrete.states.length;
  return concrete.states.slice(0, explored).flatMap((_, index) => {
    const found = branches(concrete.leaving[index], keyOf);
    const predicted = expected.get(keyOf(index)) ?? new Set<string>();
    const different = [...found]
      .filter((branch) => !predicted.has(branch))
      .concat([...predicted].filter((branch) => !found.has(branch)));
    if (different.length === 0) return [];
    return [`goes on differently: ${different.join('; ')}\n${printPath(concrete, shortestPath(concrete, index))}`];
  });
};
