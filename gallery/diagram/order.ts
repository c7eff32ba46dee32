import type { Chart, ChartState } from '../chart.ts';
import { statesOf } from '../chart.ts';
import type { Bundle } from './edges.ts';

/** Which of two sibling states comes first: the one that is reached first, or the one that is declared first. */
export const orders = ['reached', 'declared'] as const;
export type Order = (typeof orders)[number];

const isIn = (id: string, state: string): boolean => id === state || id.startsWith(`${state}.`);

interface Lifted {
  readonly bundle: Bundle;
  readonly from: string;
  readonly to: string;
}

/** The ways between the children of a state, each from child to child, however deep inside them it starts and ends. */
const between = ({ children }: ChartState, bundles: readonly Bundle[]): Lifted[] =>
  bundles.flatMap((bundle) => {
    const from = children.find(({ id }) => isIn(bundle.source, id));
    const to = children.find(({ id }) => isIn(bundle.target, id));
    return from === undefined || to === undefined || from === to ? [] : [{ bundle, from: from.id, to: to.id }];
  });

/** The children in an order in which, from where the state begins, ways lead onward as far as they do not close a circle. */
const reachedOrder = ({ initial, children }: ChartState, ways: readonly Lifted[]): string[] => {
  const finished: string[] = [];
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const { from, to } of ways.toReversed()) if (from === id) visit(to);
    finished.unshift(id);
  };
  const begin = children.find(({ id }) => initial !== null && isIn(initial, id));
  const rest = children.map(({ id }) => id).toReversed();
  for (const id of rest) if (id !== begin?.id && !ways.some(({ to }) => to === id)) visit(id);
  if (begin !== undefined) visit(begin.id);
  for (const id of rest) visit(id);
  return finished;
};

const backwardAmong = (state: ChartState, bundles: readonly Bundle[], order: Order): string[] => {
  const ways = between(state, bundles);
  const ordered = order === 'reached' ? reachedOrder(state, ways) : state.children.map(({ id }) => id);
  const ranks = new Map(ordered.map((id, rank) => [id, rank]));
  return ways.filter(({ from, to }) => (ranks.get(from) ?? 0) > (ranks.get(to) ?? 0)).map(({ bundle }) => bundle.id);
};

/** The ids of the bundles that lead back to an earlier state. */
export const backwardIn = (chart: Chart, bundles: readonly Bundle[], order: Order): ReadonlySet<string> =>
  new Set(statesOf(chart.root).flatMap((state) => backwardAmong(state, bundles, order)));
