import { explore } from './explore.ts';
import type { Edge, Graph } from './explore.ts';
import { printPath, shortestPath } from './paths.ts';

/** How many states are looked at without the abstraction. */
const concreteStates = 5000;

type KeyOf = (state: number) => string;

/** What can happen in a state and where it leads. */
const branches = (edges: readonly Edge[] = [], keyOf: KeyOf): Set<string> =>
  new Set(edges.map(({ step, to }) => `${step.name} → ${keyOf(to)}`));

/**
 * Explores a model without its abstraction, as far as {@link concreteStates} states, and gives what happens otherwise
 * than the abstract graph says, each with a shortest path: states that the abstraction must not have joined.
 */
export const findJoinedWrongly = (abstracted: Graph): string[] => {
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
    const told = expected.get(keyOf(index)) ?? new Set<string>();
    const different = [...found]
      .filter((branch) => !told.has(branch))
      .concat([...told].filter((branch) => !found.has(branch)));
    if (different.length === 0) return [];
    return [`goes on differently: ${different.join('; ')}\n${printPath(concrete, shortestPath(concrete, index))}`];
  });
};
