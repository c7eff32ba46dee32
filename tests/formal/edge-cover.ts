import type { Edge, Graph, Start } from './explore.ts';
import { pathId } from './paths.ts';
import type { Path } from './paths.ts';

export interface CoverOptions {
  /** Edges that a level cannot drive are not walked. */
  readonly allow?: (edge: Edge) => boolean;
  /** A path that is longer starts no further search: short paths fail readably. */
  readonly length?: number;
}

export interface Cover {
  readonly paths: readonly Path[];
  /** Goals that no path can reach, by name. */
  readonly uncovered: readonly string[];
}

type GoalsOf = (step: { readonly transitions: readonly string[]; readonly edge?: Edge }) => readonly string[];

/** The shortest way from any of the states over allowed edges to one that takes an open goal. */
const nearest = (
  graph: Graph,
  from: readonly number[],
  wanted: (edge: Edge) => boolean,
  allow: (edge: Edge) => boolean,
) => {
  const arrival = new Map<number, Edge | null>(from.map((state) => [state, null]));
  for (const state of arrival.keys()) {
    for (const edge of graph.leaving[state] ?? []) {
      if (!allow(edge)) continue;
      if (wanted(edge)) {
        const way = [edge];
        for (let back = arrival.get(state); back; back = arrival.get(back.from)) way.unshift(back);
        return way;
      }
      if (!arrival.has(edge.to)) arrival.set(edge.to, edge);
    }
  }
  return null;
};

const cover = (graph: Graph, goals: ReadonlySet<string>, goalsOf: GoalsOf, options: CoverOptions): Cover => {
  const open = new Set(goals);
  const allow = options.allow ?? (() => true);
  const wanted = (edge: Edge) => goalsOf({ transitions: edge.transitions, edge }).some((goal) => open.has(goal));
  const take = (edges: readonly Edge[]) => {
    for (const edge of edges) for (const goal of goalsOf({ transitions: edge.transitions, edge })) open.delete(goal);
  };
  const walkFrom = (start: Start, first: readonly Edge[]): Path => {
    const edges = [...first];
    take(edges);
    while (edges.length < (options.length ?? 30)) {
      const here = edges.at(-1)?.to ?? start.to;
      const way = nearest(graph, [here], wanted, allow);
      if (way === null) break;
      take(way);
      edges.push(...way);
    }
    return { start, edges };
  };

  const paths: Path[] = [];
  for (const start of graph.starts) {
    const reached = goalsOf(start).filter((goal) => open.delete(goal));
    if (reached.length > 0) paths.push(walkFrom(start, []));
  }
  for (;;) {
    const way = nearest(
      graph,
      graph.starts.map(({ to }) => to),
      wanted,
      allow,
    );
    const start = graph.starts.find(({ to }) => to === way?.[0]?.from);
    if (way === null || start === undefined) break;
    paths.push(walkFrom(start, way));
  }
  return { paths: paths.toSorted((a, b) => (pathId(a) < pathId(b) ? -1 : 1)), uncovered: [...open] };
};

/**
 * Few paths that take every named transition: always the nearest one not yet taken, from the start when nothing new
 * is reachable. The size grows with the machine, where simple paths explode.
 */
export const coverTransitions = (graph: Graph, options: CoverOptions = {}): Cover =>
  cover(graph, new Set(graph.run.names.values()), ({ transitions }) => transitions, options);

const edgeName = ({ from, step }: Edge): string => `${from} ${step.name}`;

/** Paths that take every explored edge. */
export const coverEdges = (graph: Graph, options: CoverOptions = {}): Cover =>
  cover(graph, new Set(graph.edges.map(edgeName)), ({ edge }) => (edge === undefined ? [] : [edgeName(edge)]), options);

export const transitionsOf = ({ start, edges }: Path): Set<string> =>
  new Set([...start.transitions, ...edges.flatMap(({ transitions }) => transitions)]);
