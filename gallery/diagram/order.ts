import type { Chart, ChartState } from '../chart.ts';
import { statesOf } from '../chart.ts';
import type { Bundle } from './edges.ts';

/** How sibling states are sorted: in the order in which transitions reach them, or in the order of their declaration. */
export const orders = ['reached', 'declared'] as const;
export type Order = (typeof orders)[number];

const isIn = (id: string, state: string): boolean => id === state || id.startsWith(`${state}.`);

/** A bundle as an edge between two children of a state. */
interface ChildEdge {
  readonly bundle: Bundle;
  readonly from: string;
  readonly to: string;
}

/** The edges between the children of a state. A bundle that starts or ends deep inside a child counts for that child. */
const edgesBetweenChildren = ({ children }: ChartState, bundles: readonly Bundle[]): ChildEdge[] =>
  bundles.flatMap((bundle) => {
    const from = children.find(({ id }) => isIn(bundle.source, id));
    const to = children.find(({ id }) => isIn(bundle.target, id));
    return from === undefined || to === undefined || from === to ? [] : [{ bundle, from: from.id, to: to.id }];
  });

/** The children in an order in which edges lead forward from the initial child, unless they close a cycle. */
const reachedOrder = ({ initial, children }: ChartState, edges: readonly ChildEdge[]): string[] => {
  const finished: string[] = [];
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const { from, to } of edges.toReversed()) if (from === id) visit(to);
    finished.unshift(id);
  };
  const begin = children.find(({ id }) => initial !== null && isIn(initial, id));
  const rest = children.map(({ id }) => id).toReversed();
  for (const id of rest) if (id !== begin?.id && !edges.some(({ to }) => to === id)) visit(id);
  if (begin !== undefined) visit(begin.id);
  for (const id of rest) visit(id);
  return finished;
};

const backwardAmong = (state: ChartState, bundles: readonly Bundle[], order: Order): string[] => {
  const edges = edgesBetweenChildren(state, bundles);
  const ordered = order === 'reached' ? reachedOrder(state, edges) : state.children.map(({ id }) => id);
  const ranks = new Map(ordered.map((id, rank) => [id, rank]));
  return edges.filter(({ from, to }) => (ranks.get(from) ?? 0) > (ranks.get(to) ?? 0)).map(({ bundle }) => bundle.id);
};

/** The ids of the bundles that lead back to an earlier state. */
export const backwardIn = (chart: Chart, bundles: readonly Bundle[], order: Order): ReadonlySet<string> =>
  new Set(statesOf(chart.root).flatMap((state) => backwardAmong(state, bundles, order)));
