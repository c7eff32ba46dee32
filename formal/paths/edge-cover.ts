import type { Edge, Graph } from '../exploration/explore.ts';
import { sortedById } from './paths.ts';
import type { Path } from './paths.ts';

/** A shortest path from one of the states to an edge that is not taken yet; the path includes this edge. */
const nearest = (graph: Graph, from: readonly number[], open: ReadonlySet<Edge>): Edge[] | null => {
  const arrival = new Map<number, Edge | null>(from.map((state) => [state, null]));
  for (const state of arrival.keys()) {
    for (const edge of graph.leaving[state] ?? []) {
      if (open.has(edge)) {
        const way = [edge];
        for (let back = arrival.get(state); back; back = arrival.get(back.from)) way.unshift(back);
        return way;
      }
      if (!arrival.has(edge.to)) arrival.set(edge.to, edge);
    }
  }
  return null;
};

/** A path with this many steps is not extended, because the failure of a short path is easier to read. */
const length = 30;

/**
 * A few paths that together take every explored edge: each path continues to the nearest edge that is not taken yet. The
 * search is our own. The graph library would return a separate path for each edge that is not on its paths to the states
 * (for the cart: 2,901 paths instead of 291). The same search with calls of the library takes three to five times as
 * long, because each call builds its map again.
 */
export const coverEdges = (graph: Graph): readonly Path[] => {
  const open = new Set(graph.edges);
  const take = (edges: readonly Edge[]): void => {
    for (const edge of edges) open.delete(edge);
  };
  const paths: Path[] = [];
  for (;;) {
    const starts = graph.starts.map(({ to }) => to);
    const way = nearest(graph, starts, open);
    const start = graph.starts.find(({ to }) => to === way?.[0]?.from);
    if (way === null || start === undefined) return sortedById(paths);
    const edges = [...way];
    take(way);
    while (edges.length < length) {
      const more = nearest(graph, [edges.at(-1)?.to ?? start.to], open);
      if (more === null) break;
      take(more);
      edges.push(...more);
    }
    paths.push({ start, edges });
  }
};

export const transitionsOf = ({ start, edges }: Path): Set<string> =>
  new Set([...start.transitions, ...edges.flatMap(({ transitions }) => transitions)]);
