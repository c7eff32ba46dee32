import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isEdge } from '../exploration/explore.ts';
import type { Edge, Graph, Start } from '../exploration/explore.ts';
import { sortedById } from './paths.ts';
import type { Path } from './paths.ts';
import type { Cover } from './transition-cover.ts';

/** The name of a pair: a transition and the transition that is taken directly after it. */
const nameOf = (first: string, second: string): string => `${first} → ${second}`;

const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node === outer || (node.parent !== undefined && isWithin(node.parent, outer));

/**
 * Whether both states can be active at the same time: one contains the other, or they are in different regions of a
 * parallel state.
 */
function goTogether(one: AnyStateNode, other: AnyStateNode): boolean {
  if (isWithin(one, other) || isWithin(other, one)) return true;
  let shared = one;
  while (!isWithin(other, shared) && shared.parent !== undefined) shared = shared.parent;
  return shared.type === 'parallel';
}

/** Whether entering a state also enters this node inside it. */
const isEnteredWith = (node: AnyStateNode, entered: AnyStateNode): boolean => {
  if (node === entered || !isWithin(node, entered) || node.parent === undefined) return true;
  const { parent } = node;
  const chosen = parent.type === 'parallel' || parent.history !== false || parent.initial.target.includes(node);
  return chosen && isEnteredWith(parent, entered);
};

const isEnd = (node: AnyStateNode): boolean => node.type === 'final' && node.parent?.parent === undefined;

/** Whether the statechart allows the second transition directly after the first, if guards are ignored. */
const canFollow = (first: AnyTransitionDefinition, second: AnyTransitionDefinition): boolean => {
  const targets = first.target ?? [];
  if (targets.length === 0) return goTogether(second.source, first.source);
  if (targets.some(isEnd)) return false;
  return targets.every((target) => goTogether(second.source, target) && isEnteredWith(second.source, target));
};

/** Every pair of transitions in which the statechart allows the second directly after the first. */
export const declaredPairs = ({ names }: Graph['run']): ReadonlySet<string> => {
  const all = [...names];
  return new Set(
    all.flatMap(([first, firstName]) =>
      all.filter(([second]) => canFollow(first, second)).map(([, secondName]) => nameOf(firstName, secondName)),
    ),
  );
};

type Taken = Pick<Edge | Start, 'transitions' | 'to'>;

const pairsIn = (transitions: readonly string[]): string[] =>
  transitions.flatMap((name, index) => (index === 0 ? [] : [nameOf(transitions[index - 1] ?? '', name)]));

const pairsOf = (before: Taken, edge: Edge): string[] =>
  pairsIn([...before.transitions.slice(-1), ...edge.transitions]);

/** A shortest path that takes a pair that is not taken yet. */
const nearest = (graph: Graph, from: readonly Taken[], open: ReadonlySet<string>): Taken[] | null => {
  const arrival = new Map<Taken, Taken | null>(from.map((taken) => [taken, null]));
  for (const taken of arrival.keys()) {
    for (const edge of graph.leaving[taken.to] ?? []) {
      const isNew = !arrival.has(edge);
      if (isNew) arrival.set(edge, taken);
      if (!pairsOf(taken, edge).some((pair) => open.has(pair))) continue;
      const way: Taken[] = [edge];
      for (let back: Taken | null = taken; back !== null; back = arrival.get(back) ?? null) way.unshift(back);
      return way;
    }
  }
  return null;
};

/** A path with this many steps is not extended, because the failure of a short path is easier to read. */
const length = 30;

/**
 * A few paths that together take every pair of consecutive transitions, and the names of the pairs that no path can
 * take. The search is our own: which pair a step takes depends on the previous step. The graph library would have to
 * search a graph whose states are edges, and to build this graph again for every pair.
 */
export const coverPairs = (graph: Graph): Cover => {
  const open = new Set(declaredPairs(graph.run));
  const take = (before: Taken, edges: readonly Edge[]): void => {
    let last = before;
    for (const edge of edges) {
      for (const pair of pairsOf(last, edge)) open.delete(pair);
      last = edge;
    }
  };
  for (const { transitions } of graph.starts) for (const pair of pairsIn(transitions)) open.delete(pair);
  const paths: Path[] = [];
  for (;;) {
    const way = nearest(graph, graph.starts, open);
    const start = graph.starts.find((candidate) => candidate === way?.[0]);
    if (way === null || start === undefined) break;
    const edges = way.filter(isEdge);
    take(start, edges);
    while (edges.length < length) {
      const here = edges.at(-1) ?? start;
      const more = nearest(graph, [here], open)?.slice(1).filter(isEdge) ?? [];
      if (more.length === 0) break;
      take(here, more);
      edges.push(...more);
    }
    paths.push({ start, edges });
  }
  return { paths: sortedById(paths), uncovered: [...open] };
};
