import type { Edge, Graph, Start } from '../exploration/explore.ts';
import { isEdge } from '../exploration/explore.ts';
import { feasibleIn, type IsFeasible } from '../paths/feasible.ts';
import type { Path } from '../paths/paths.ts';
import { coverTransitions } from '../paths/transition-cover.ts';
import { coverVariants } from '../paths/variant-cover.ts';
import { shownValues, type ViewOf } from './shown-values.ts';

const longer = (one: Path, other: Path): Path => (other.edges.length > one.edges.length ? other : one);

/** For each named input with which no path begins: the longest path that begins with this input. */
const pathsOfOtherInputs = (graph: Graph, paths: readonly Path[]): readonly Path[] => {
  const used = new Set(paths.map(({ start }) => start.input));
  return graph.starts
    .filter(({ input }) => !used.has(input))
    .map((start) => coverTransitions({ ...graph, starts: [start] }).paths.reduce(longer, { start, edges: [] }));
};

const stepIn = (taken: Edge | Start): readonly string[] => (isEdge(taken) ? [taken.step.name] : []);

/** Paths that take the named steps that no other path takes, because each case and each outcome has its own texts. */
const pathsOfOtherSteps = (graph: Graph, paths: readonly Path[], isFeasible: IsFeasible): readonly Path[] => {
  const taken = new Set(paths.flatMap(({ edges }) => edges.flatMap(stepIn)));
  const names = new Set(graph.edges.flatMap(stepIn).filter((name) => !taken.has(name)));
  return coverTransitions(graph, { allow: feasibleIn(graph, isFeasible), goals: { names, of: stepIn } }).paths;
};

/**
 * Paths to the values of the view that no other path shows. Some values appear only in a combination of two conditions.
 */
const pathsToOtherValues = (
  graph: Graph,
  paths: readonly Path[],
  isFeasible: IsFeasible,
  view: ViewOf,
): readonly Path[] => {
  const values = graph.states.map(({ snapshot }) => shownValues(view(snapshot)));
  const shownAfter = ({ to }: Edge | Start): readonly string[] => values[to] ?? [];
  const shown = new Set(paths.flatMap(({ start, edges }) => [start, ...edges].flatMap(shownAfter)));
  const names = new Set(values.flat().filter((value) => !shown.has(value)));
  return coverTransitions(graph, { allow: feasibleIn(graph, isFeasible), goals: { names, of: shownAfter } }).paths;
};

/** The steps that a page can cause, and the view that it shows. */
export interface PageOptions {
  readonly isFeasible?: IsFeasible;
  readonly view?: ViewOf;
}

/**
 * The paths of level 2. They take every named step, and every named transition in every variant of the flow. At least
 * one path begins with each named input, and each possible value of the view's properties is shown.
 */
export const viewPaths = (
  graph: Graph,
  { isFeasible = () => true, view = () => ({}) }: PageOptions = {},
): readonly Path[] => {
  const transitions = coverVariants(graph).paths;
  const inputs = [...transitions, ...pathsOfOtherInputs(graph, transitions)];
  const steps = [...inputs, ...pathsOfOtherSteps(graph, inputs, isFeasible)];
  return [...steps, ...pathsToOtherValues(graph, steps, isFeasible, view)];
};
