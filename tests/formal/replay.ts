import type { FlowModel } from '../../machines/flow-model.ts';
import { createPureRun } from './pure-run.ts';
import type { Advance, Configuration, PureRun } from './pure-run.ts';
import { possibleSteps } from './steps.ts';

const walk = (model: FlowModel, run: PureRun, state: Configuration, name: string): Advance => {
  const possible = possibleSteps(model, state.snapshot, state.living);
  const step = possible.find((candidate) => candidate.name === name);
  if (step === undefined) {
    throw new Error(`"${name}" cannot happen in ${state.label}: only ${possible.map((one) => one.name).join(', ')}`);
  }
  const advance = run.advance(state, step);
  if (advance.transitions.length === 0) throw new Error(`"${name}" does nothing in ${state.label}`);
  return advance;
};

/** Walks a path by the names of its steps; gives its last step, or its start if it has none. */
export const replayToLast = (model: FlowModel, input: string, names: readonly string[]): Advance => {
  if (!(input in model.inputs)) throw new Error(`The model ${model.name} has no input "${input}"`);
  const run = createPureRun(model);
  const start = run.start(model.inputs[input]);
  return names.reduce((last, name) => walk(model, run, last.configuration, name), start);
};

/**
 * Walks a path by the names of its steps, as a failure prints them, and gives the state it ends in:
 * `expect(replay(loginModel, 'fresh', ['submit', 'login=REFUSED']).label).toBe('editing')`.
 * Throws if a step cannot happen, or takes no transition, where the path says it does.
 */
export const replay = (model: FlowModel, input: string, names: readonly string[]): Configuration =>
  replayToLast(model, input, names).configuration;
