import type { FlowModel } from '../machines/flow-model.ts';
import { runLive } from '../tests/formal/actor-level.ts';
import { explore } from '../tests/formal/explore.ts';
import type { Graph } from '../tests/formal/explore.ts';
import { signatureOf, throughJson } from '../tests/formal/json-round-trip.ts';
import { pathId } from '../tests/formal/paths.ts';
import type { Path } from '../tests/formal/paths.ts';
import { decideAll } from '../tests/formal/properties.ts';
import type { Verdict } from '../tests/formal/properties.ts';
import { failedScenarios } from '../tests/formal/scenarios.ts';
import { coverTransitions } from '../tests/formal/transition-cover.ts';
import { normalFormOf } from './stately/normal-form.ts';

/** The results of levels 0 and 1 for one flow. */
export interface Proof {
  readonly graph: Graph;
  readonly paths: readonly Path[];
  /** The ids of the paths on which the live actor did the same as the exploration. */
  readonly livePaths: ReadonlySet<string>;
  readonly verdicts: readonly Verdict[];
  /** The names of the hand-written scenarios that fail. */
  readonly failedScenarios: readonly string[];
  /** The duration of the exploration, in milliseconds. */
  readonly milliseconds: number;
  /** Whether a machine that is built from the JSON for Stately has the same graph. */
  readonly isSameAfterJson: boolean;
}

/** Explores a model, decides its properties, and runs its generated paths on a live actor. */
export const prove = (model: FlowModel): Proof => {
  const before = performance.now();
  const graph = explore(model);
  const milliseconds = performance.now() - before;
  const { paths } = coverTransitions(graph);
  const failed = failedScenarios(model);
  const rebuilt = throughJson(model, normalFormOf(model.machine.config));
  return {
    graph,
    paths,
    livePaths: new Set(paths.filter((path) => runLive(graph, path) === null).map(pathId)),
    verdicts: graph.limitHit ? [] : decideAll(graph),
    failedScenarios: Object.keys(model.scenarios ?? {}).filter((name) =>
      failed.some((text) => text.startsWith(`${name}: `)),
    ),
    milliseconds,
    isSameAfterJson: signatureOf(explore(rebuilt)) === signatureOf(graph),
  };
};
