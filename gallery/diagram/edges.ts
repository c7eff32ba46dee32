import type { Chart, ChartTransition } from '../chart.ts';
import { leadsElsewhere } from '../chart.ts';

/** All transitions from one state to one other state. They are drawn as one line with all their labels. */
export interface Bundle {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** The target is inside the source: the transition can start in every state inside the source. */
  readonly isFromAnywhere: boolean;
  readonly transitions: readonly ChartTransition[];
}

/** The transitions that are drawn as lines, bundled by source and target. */
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

/** The transitions of a state that do not leave it. They are listed in its box. */
export const stayingIn = ({ transitions }: Chart, id: string): ChartTransition[] =>
  transitions.filter((transition) => transition.source === id && !leadsElsewhere(transition));
