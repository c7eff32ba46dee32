import type { PropertyName } from '#machines/common/flow-model.ts';
import type { Graph, Incident } from '../exploration/explore.ts';
import { statePaths } from '../exploration/pure-run.ts';
import type { Step } from '../exploration/steps.ts';
import { printPath, shortestPath } from '../paths/paths.ts';

/**
 * A counter-example: a state in which a property does not hold. The exceptions of a model can refer to it by any name in
 * `places`.
 */
export interface Finding {
  readonly what: string;
  readonly state: number;
  readonly step?: Step;
  readonly places: readonly string[];
}

export interface Property {
  readonly name: PropertyName;
  /** The property in words, for reports. */
  readonly says: string;
  /** `null` if the model does not declare the data that the property needs. */
  readonly decide: (graph: Graph) => readonly Finding[] | null;
}

/** A finding in a state. Its places are the paths of the state, the name of the step and `more`. */
export const findingAt = (
  graph: Graph,
  state: number,
  what: string,
  step?: Step,
  more: readonly string[] = [],
): Finding => {
  const snapshot = graph.states[state]?.snapshot;
  const paths = snapshot === undefined ? [] : statePaths(snapshot).toReversed();
  const places = [...more, ...paths, ...(step === undefined ? [] : [step.name])].filter((place) => place !== '');
  return step === undefined ? { what, state, places } : { what, state, step, places };
};

export const findingsOf = (graph: Graph, incidents: readonly Incident[]): Finding[] =>
  incidents.map(({ from, step, what }) => findingAt(graph, from, `${step.name}: ${what}`, step));

export const printFinding = (graph: Graph, finding: Finding): string => {
  const path = shortestPath(graph, finding.state);
  const more = finding.step === undefined ? [] : [finding.step.name];
  return `${finding.what}\n${printPath(graph, path, more)}\n  place: ${finding.places.join(' | ')}`;
};

/** Whether one of the given state paths is active in a state. */
export const isIn = (graph: Graph, state: number, paths: readonly string[]): boolean => {
  const configuration = graph.states[state];
  return configuration !== undefined && statePaths(configuration.snapshot).some((path) => paths.includes(path));
};

/** The numbers of the states in which the flow is still active and the exploration did not stop. */
export const activeStates = (graph: Graph): number[] =>
  graph.states.flatMap(({ snapshot }, index) =>
    snapshot.status === 'active' && !graph.stopped.has(index) ? [index] : [],
  );
