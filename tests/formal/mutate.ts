import type { FlowModel } from '../../machines/flow-model.ts';
import { explore } from './explore.ts';
import type { Graph } from './explore.ts';
import { outwardSignatureOf, rebuild, signatureOf } from './json-round-trip.ts';
import { mutantsOf } from './mutants.ts';
import { decideAll } from './properties.ts';
import { failedScenarios } from './scenarios.ts';
import { coverTransitions } from './transition-cover.ts';

/**
 * What noticed a mutant. `machine`, `limit`, `properties`, `scenarios` and `coverage` know nothing of the original;
 * `figures` are the pinned graph of the original and notice nearly everything by construction; `nothing`: the mutant is
 * equivalent, or differs only in a passing state or a name, with every transition taken.
 */
export type Witness = 'machine' | 'limit' | 'properties' | 'scenarios' | 'coverage' | 'figures' | 'nothing';

export interface MutationReport {
  /** Mutant by mutant, who noticed it first. */
  readonly witnesses: Readonly<Record<string, Witness>>;
  /** Of the mutants that differ at all, the share noticed without the pinned graph: 0 to 1. The one to publish. */
  readonly independentScore: number;
}

const failingIn = (graph: Graph): string[] =>
  decideAll(graph).flatMap(({ name, verdict }) => (verdict === 'fails' ? [name] : []));

/** What an original looks like, with the names of its transitions and without. */
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
  return outwardSignatureOf(graph) === original.outwards ? 'nothing' : 'figures';
};

const tryWitness = (model: FlowModel, config: unknown, original: Original): Witness => {
  try {
    return witnessOf(rebuild(model, config), original);
  } catch {
    return 'machine';
  }
};

/** Breaks a machine in every small way and tells which of the breaks are noticed, and by what. */
export const mutate = (model: FlowModel): MutationReport => {
  const graph = explore(model);
  const original = { signature: signatureOf(graph), outwards: outwardSignatureOf(graph) };
  const bounds = { ...model.bounds, limit: graph.states.length * 4 + 100 };
  const witnesses = Object.fromEntries(
    mutantsOf(model.machine.config).map(({ name, config }) => [
      name,
      tryWitness({ ...model, bounds }, config, original),
    ]),
  );
  const different = Object.values(witnesses).filter((witness) => witness !== 'nothing');
  const noticed = different.filter((witness) => witness !== 'figures');
  return { witnesses, independentScore: different.length === 0 ? 1 : noticed.length / different.length };
};
