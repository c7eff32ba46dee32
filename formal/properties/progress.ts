import type { Graph } from '../exploration/explore.ts';
import { activeStates, findingAt, findingsOf, isIn } from './finding.ts';
import type { Property } from './finding.ts';

/** No guard or action throws, and no start or `always` transition ends the machine with an error. */
export const noCrash: Property = {
  name: 'noCrash',
  says: 'no guard and no action throws an error',
  decide: (graph) => [
    ...findingsOf(graph, graph.crashes),
    ...graph.states.flatMap(({ snapshot, label }, index) =>
      snapshot.status === 'error'
        ? [findingAt(graph, index, `ends in an error in ${label}: ${String(snapshot.error)}`)]
        : [],
    ),
  ],
};

export const noDeadlock: Property = {
  name: 'noDeadlock',
  says: 'every state that is not final can be left',
  decide: (graph) =>
    activeStates(graph)
      .filter((index) => (graph.leaving[index] ?? []).every(({ to }) => to === index))
      .map((index) => findingAt(graph, index, `nothing leads out of ${graph.states[index]?.label ?? ''}`)),
};

const goals = (graph: Graph): number[] =>
  graph.states.flatMap(({ snapshot }, index) =>
    snapshot.status === 'done' || graph.stopped.has(index) || isIn(graph, index, graph.model.home) ? [index] : [],
  );

const reachingGoals = (graph: Graph): Set<number> => {
  const arriving = new Map<number, number[]>();
  for (const { from, to } of graph.edges) arriving.set(to, [...(arriving.get(to) ?? []), from]);
  const reached = new Set(goals(graph));
  for (const state of reached) for (const from of arriving.get(state) ?? []) reached.add(from);
  return reached;
};

export const noLivelock: Property = {
  name: 'noLivelock',
  says: 'from every state, a final state or a home state can be reached',
  decide: (graph) => {
    const reached = reachingGoals(graph);
    return activeStates(graph)
      .filter((index) => !reached.has(index))
      .map((index) => findingAt(graph, index, `no way home from ${graph.states[index]?.label ?? ''}`));
  },
};
