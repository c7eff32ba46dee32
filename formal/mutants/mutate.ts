import type { FlowModel } from '#machines/common/flow-model.ts';
import { explore } from '../exploration/explore.ts';
import type { Graph } from '../exploration/explore.ts';
import { signatureWithoutTransitionNames, rebuild, signatureOf } from '../exploration/json-round-trip.ts';
import { coverTransitions } from '../paths/transition-cover.ts';
import { decideAll } from '../properties/properties.ts';
import { failedScenarios } from '../properties/scenarios.ts';
import { mutantsOf } from './mutants.ts';

/**
 * The check that detects a mutant. `machine` means that the mutant cannot be explored. The checks `limit`, `properties`,
 * `scenarios` and `coverage` do not use the original machine. `figures` compares the mutant with the graph of the
 * original, which detects nearly every change. `nothing`: the mutant is equivalent, or differs only in a transient state
 * or a name, and every transition is taken.
 */
export type Witness = 'machine' | 'limit' | 'properties' | 'scenarios' | 'coverage' | 'figures' | 'nothing';

export interface MutationReport {
  /** For each mutant, the first check that detects it. */
  readonly witnesses: Readonly<Record<string, Witness>>;
  /**
   * The share of mutants that are detected without the original graph, from 0 to 1. Equivalent mutants are not counted.
   */
  readonly independentScore: number;
}

const failingIn = (graph: Graph): string[] =>
  decideAll(graph).flatMap(({ name, verdict }) => (verdict === 'fails' ? [name] : []));

/** The signatures of the original graph, with and without the names of its transitions. */
interface Original {
  readonly signature: string;
  readonly outwards: string;
}

const witnessOf = (mutant: FlowModel, original: Original): Witness => {
  const graph = explore(mutant);
  if (graph.limitHit) return 'limit';
  if (signatureOf(graph) === original.signature) return 'nothing';
  if (failingIn(graph).length > 0) return 'properties';
  if (failedScenarios(mutant).length > 0) return 'scenarios';
  if (coverTransitions(graph).uncovered.length > 0) return 'coverage';
  return signatureWithoutTransitionNames(graph) === original.outwards ? 'nothing' : 'figures';
};

const tryWitness = (model: FlowModel, config: unknown, original: Original): Witness => {
  try {
    return witnessOf(rebuild(model, config), original);
  } catch {
    return 'machine';
  }
};

/** Explores every mutant of a machine, and reports which of them are detected, and by which check. */
export const mutate = (model: FlowModel): MutationReport => {
  const graph = explore(model);
  const original = { signature: signatureOf(graph), outwards: signatureWithoutTransitionNames(graph) };
  const bounds = { ...model.bounds, limit: graph.states.length * 4 + 100 };
  const witnesses = Object.fromEntries(
    mutantsOf(model.machine.config).map(({ name, config }) => [
      name,
      tryWitness({ ...model, bounds }, config, original),
    ]),
  );
  const different = Object.values(witnesses).filter((witness) => witness !== 'nothing');
  const detected = different.filter((witness) => witness !== 'figures');
  return { witnesses, independentScore: different.length === 0 ? 1 : detected.length / different.length };
};
