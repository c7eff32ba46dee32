import type { FlowModel } from '#machines/common/flow-model.ts';
import { replay, replayToLast } from '../exploration/replay.ts';

type Scenario = NonNullable<FlowModel['scenarios']>[string];

const isRefused = (model: FlowModel, input: string, steps: readonly string[]): boolean => {
  try {
    replay(model, input, steps);
    return false;
  } catch {
    return true;
  }
};

const isSameList = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

const problemOf = (model: FlowModel, scenario: Scenario): string | null => {
  const { input, steps, ends, effects, refuses } = scenario;
  try {
    const { configuration, effects: executed } = replayToLast(model, input, steps);
    const { label, snapshot } = configuration;
    if (label !== ends) return `ends in ${label}, not in ${ends}`;
    if (effects !== undefined && !isSameList(effects, executed))
      return `executes the actions ${executed.join()}, not ${effects.join()}`;
    const accepted = (refuses ?? []).find((name) => !isRefused(model, input, [...steps, name]));
    if (accepted !== undefined) return `accepts ${accepted}, which it should refuse`;
    if (scenario.with?.(snapshot.context) !== false) return null;
    return `ends with the wrong context: ${JSON.stringify(snapshot.context)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Messages about the hand-written scenarios that the machine does not follow, each with the difference. */
export const failedScenarios = (model: FlowModel): string[] =>
  Object.entries(model.scenarios ?? {}).flatMap(([name, scenario]) => {
    const problem = problemOf(model, scenario);
    return problem === null ? [] : [`${name}: ${problem}`];
  });
