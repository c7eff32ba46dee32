import type { Chart, ChartTransition } from '../chart.ts';
import { leadsElsewhere } from '../chart.ts';

/** All transitions from one state to one other: one line with their labels stacked on it. */
export interface Bundle {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** The target is inside the source: from wherever it is in there, the flow goes there. */
  readonly isFromAnywhere: boolean;
  readonly transitions: readonly ChartTransition[];
}

/** The transitions that are drawn, parallel ones bundled. */
export const bundlesOf = ({ transitions }: Chart): Bundle[] => {
  const pairs = transitions
    .filter(leadsElsewhere)
    .flatMap((transition) => transition.targets.map((target) => ({ target, transition })));
  const groups = Map.groupBy(pairs, ({ target, transition: { source } }) => `${source} > ${target}`);
  return [...groups].flatMap(([id, members]) => {
    const [first] = members;
    if (first === undefined) return [];
    const { source } = first.transition;
    return {
      id,
      source,
      target: first.target,
      isFromAnywhere: first.target.startsWith(`${source}.`),
      transitions: members.map(({ transition }) => transition),
    };
  });
};

/** The transitions that are listed inside the box of a state. */
export const stayingIn = ({ transitions }: Chart, id: string): ChartTransition[] =>
  transitions.filter((transition) => transition.source === id && !leadsElsewhere(transition));
