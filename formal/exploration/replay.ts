import type { FlowModel } from '#machines/common/flow-model.ts';
import { createPureRun } from './pure-run.ts';
import type { Advance, Configuration, PureRun } from './pure-run.ts';
import { possibleSteps } from './steps.ts';

const walk = (model: FlowModel, run: PureRun, state: Configuration, name: string): Advance => {
  const possible = possibleSteps(model, state.snapshot, state.living);
  const step = possible.find((candidate) => candidate.name === name);
  if (step === undefined) {
    throw new Error(
      `"${name}" cannot happen in ${state.label}; possible steps: ${possible.map((one) => one.name).join(', ')}`,
    );
  }
  const advance = run.advance(state, step);
  if (advance.transitions.length === 0)
    throw new Error(`"${name}" does nothing in ${state.label}: it takes no transition`);
  return advance;
};

/** Takes the steps with these names; returns the Advance of the last step, or of the start if there are no steps. */
export const replayToLast = (model: FlowModel, input: string, names: readonly string[]): Advance => {
  if (!(input in model.inputs)) throw new Error(`Expected an input of the model ${model.name}, found "${input}"`);
  const run = createPureRun(model);
  const start = run.start(model.inputs[input]);
  return names.reduce((last, name) => walk(model, run, last.configuration, name), start);
};

/**
 * Takes the steps with these names, as a failure prints them, and returns the last state: `expect(replay(loginModel,
 * 'fresh', ['submit', 'login=REFUSED']).label).toBe('editing')`. Throws if a step cannot happen or takes no transition.
 */
export const replay = (model: FlowModel, input: string, names: readonly string[]): Configuration =>
  replayToLast(model, input, names).configuration;
