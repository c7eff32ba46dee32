import type { Edge, Graph } from './explore.ts';
import { sortedById } from './paths.ts';
import type { Path } from './paths.ts';

/** The shortest way from any of the states to an open edge, with that edge. */
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

/** A path of at least as many steps starts no further search: short paths fail readably. */
const length = 30;

/**
 * Few paths that take every explored edge: always the nearest one not yet taken. This keeps a search of its own. The
 * graph library would give one path for each edge that its paths to the states leave out, 2,901 where these are 291 in
 * the cart; the same search by calls of the library takes three to five times as long, since each call
 * builds its map anew.
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
