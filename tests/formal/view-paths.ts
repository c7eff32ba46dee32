import type { Edge, Graph, Start } from './explore.ts';
import { isEdge } from './explore.ts';
import { feasibleIn, type IsFeasible } from './feasible.ts';
import type { Path } from './paths.ts';
import { coverTransitions } from './transition-cover.ts';
import { coverVariants } from './variant-cover.ts';

const longer = (one: Path, other: Path): Path => (other.edges.length > one.edges.length ? other : one);

/** For each named input with which none of the paths begins, the longest of its own: it shows what only this input has. */
const pathsOfOtherInputs = (graph: Graph, paths: readonly Path[]): readonly Path[] => {
  const used = new Set(paths.map(({ start }) => start.input));
  return graph.starts
    .filter(({ input }) => !used.has(input))
    .map((start) => coverTransitions({ ...graph, starts: [start] }).paths.reduce(longer, { start, edges: [] }));
};

const stepIn = (taken: Edge | Start): readonly string[] => (isEdge(taken) ? [taken.step.name] : []);

/** Paths that take the named steps that none of the paths takes: each case and each outcome has texts of its own. */
const pathsOfOtherSteps = (graph: Graph, paths: readonly Path[], isFeasible: IsFeasible): readonly Path[] => {
  const taken = new Set(paths.flatMap(({ edges }) => edges.flatMap(stepIn)));
  const names = new Set(graph.edges.flatMap(stepIn).filter((name) => !taken.has(name)));
  return coverTransitions(graph, { allow: feasibleIn(graph, isFeasible), goals: { names, of: stepIn } }).paths;
};

/**
 * The paths of level 2: they take every named transition in every variant of the flow and every named step, and at least
 * one of them begins with each named input.
 */
export const viewPaths = (graph: Graph, isFeasible: IsFeasible = () => true): readonly Path[] => {
  const transitions = coverVariants(graph).paths;
  const inputs = [...transitions, ...pathsOfOtherInputs(graph, transitions)];
  return [...inputs, ...pathsOfOtherSteps(graph, inputs, isFeasible)];
};
