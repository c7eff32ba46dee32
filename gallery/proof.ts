import { runLive } from '#formal/actor/actor-level.ts';
import { explore } from '#formal/exploration/explore.ts';
import type { Graph } from '#formal/exploration/explore.ts';
import { signatureOf, throughJson } from '#formal/exploration/json-round-trip.ts';
import { pathId } from '#formal/paths/paths.ts';
import type { Path } from '#formal/paths/paths.ts';
import { coverTransitions } from '#formal/paths/transition-cover.ts';
import { decideAll } from '#formal/properties/properties.ts';
import type { Verdict } from '#formal/properties/properties.ts';
import { failedScenarios } from '#formal/properties/scenarios.ts';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { normalFormOf } from './stately/normal-form.ts';

/** The results of levels 0 and 1 for one flow. */
export interface Proof {
  readonly graph: Graph;
  readonly paths: readonly Path[];
  /** The ids of the paths on which the live actor had the same states as the exploration. */
  readonly livePaths: ReadonlySet<string>;
  readonly verdicts: readonly Verdict[];
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
