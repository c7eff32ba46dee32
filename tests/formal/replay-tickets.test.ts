import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { readFlows } from '../../gallery/flows.ts';
import type { FlowModel } from '../../machines/flow-model.ts';
import { replayFlow } from '../../scripts/replay/replay-flow.ts';
import { firstDifference, replayTicket, type readMachines } from '../../scripts/replay/replay-ticket.ts';
import { printVerdict } from '../../scripts/replay/print-replay.ts';
import type { FlowLogLimits } from '../../src/runtime/flow-log/flow-log.ts';
import { browserPaths } from './browser-paths.ts';
import { endedIn } from './live-run.ts';
import { startLogged, type LoggedRun } from './logged-run.ts';
import { createPureRun } from './pure-run.ts';
import { possibleSteps, type Step } from './steps.ts';

const flows = await readFlows();
const models = flows.flatMap(({ model }) => (model === null ? [] : [model]));
const machines: Awaited<ReturnType<typeof readMachines>> = new Map(flows.map(({ name, machine }) => [name, machine]));

/** Where a replay goes otherwise; '' = the same states, and the same last one as the live machine. */
const differences = (run: LoggedRun, on = machines): string => {
  const ticket = run.ticket();
  const replayed = replayTicket(ticket, on);
  if (replayed.some((flow) => firstDifference(flow) !== undefined)) return printVerdict(replayed);
  const last = replayed.at(-1)?.steps.at(-1)?.today;
  return last === run.states.at(-1) ? '' : `the ticket ends in ${last}, the machine in ${run.states.at(-1)}`;
};

/** Takes steps as chance will have it; the choices are numbers. */
function walk(model: FlowModel, start: number, choices: readonly number[], limits?: FlowLogLimits): LoggedRun {
  const inputs = Object.values(model.inputs);
  const run = startLogged(model, inputs[start % inputs.length], limits);
  const pure = createPureRun(model);
  for (const choice of choices) {
    const snapshot = run.live.snapshot();
    if (snapshot.status !== 'active') break;
    const { living } = pure.configure(snapshot, endedIn(snapshot));
    const possible: readonly Step[] = possibleSteps(model, snapshot, living);
    const step = possible[choice % Math.max(1, possible.length)];
    if (step === undefined) break;
    run.take(step);
  }
  return run;
}

const manyWalks = (model: FlowModel, limits?: FlowLogLimits) =>
  fc.assert(
    fc.property(fc.nat(1000), fc.array(fc.nat(10_000), { minLength: 5, maxLength: 40 }), (start, choices) => {
      const run = walk(model, start, choices, limits);
      run.live.stop();
      expect(differences(run)).toBe('');
    }),
    { numRuns: 12 },
  );

describe('a replay ticket (RPL-02)', () => {
  it.each(models)('of each path of the browser level of $name gives the same states', (model) => {
    const { graph, paths } = browserPaths(model);
    for (const { start, edges } of paths) {
      const run = startLogged(model, model.inputs[start.input]);
      for (const { step } of edges) run.take(step);
      run.live.stop();
      expect(run.states).toEqual([start, ...edges].map(({ to }) => graph.states[to]?.label));
      expect(differences(run)).toBe('');
    }
  });

  it.each(models)('of any other walk through $name gives the same states', (model) => manyWalks(model));

  it.each(models)('of $name gives the same states when its beginning is not kept any more', (model) =>
    manyWalks(model, { kept: 6, stretch: 3 }),
  );
});

/** The machine with another target of one transition. */
const changed = (machine: AnyStateMachine, change: (config: { states: Record<string, never> }) => void) => {
  const config = structuredClone(machine.config) as { states: Record<string, never> };
  change(config);
  return config;
};

describe('a machine that goes otherwise today (RPL-03)', () => {
  const model = models.find(({ name }) => name === 'passwordUpdate');
  if (model === undefined) throw new Error('expected the machine passwordUpdate');
  void changed;

  it('is reported with its step', () => {
    const { paths } = browserPaths(model);
    const path = paths.find(({ edges }) => edges.some(({ step }) => step.name === 'submit'));
    if (path === undefined) throw new Error('expected a path that submits');
    const run = startLogged(model, model.inputs[path.start.input]);
    for (const { step } of path.edges) run.take(step);
    run.live.stop();
    const { flows: ofTicket, steps } = run.ticket();
    const [flow] = ofTicket;
    if (flow === undefined) throw new Error('expected a flow');
    const other = model.machine.provide({ guards: { isComplete: () => false } });
    void replayFlow(flow, steps, new Map([[flow.machine, other]]));
    expect(differences(run, new Map())).toContain('there is no machine "passwordUpdate" any more');
  });
});
