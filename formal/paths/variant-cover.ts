import type { Graph } from '../exploration/explore.ts';
import { coverTransitions } from './transition-cover.ts';
import type { Cover, CoverOptions } from './transition-cover.ts';

/** A few paths that together take every named transition in every variant of the flow (`variantOf` of its model). */
export const coverVariants = (graph: Graph, options?: CoverOptions): Cover => {
  const { model, starts } = graph;
  const variants = Map.groupBy(starts, ({ input }) => model.variantOf?.(model.inputs[input]) ?? '');
  const covers = [...variants.values()].map((ofVariant) => coverTransitions({ ...graph, starts: ofVariant }, options));
  return {
    paths: covers.flatMap(({ paths }) => paths),
    uncovered: [...new Set(covers.flatMap(({ uncovered }) => uncovered))],
  };
};
