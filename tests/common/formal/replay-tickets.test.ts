import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endedIn } from '#formal/actor/live-run.ts';
import { browserPaths } from '#formal/browser/browser-paths.ts';
import { rebuild } from '#formal/exploration/json-round-trip.ts';
import { createPureRun } from '#formal/exploration/pure-run.ts';
import { possibleSteps, type Step } from '#formal/exploration/steps.ts';
import { mutantsOf } from '#formal/mutants/mutants.ts';
import type { Path } from '#formal/paths/paths.ts';
import { isWholeSuite } from '#formal/whole-suite.ts';
import { readFlows } from '#gallery/flows.ts';
import type { FlowModel } from '#machines/common/flow-model.ts';
import type { FlowLogLimits } from '#runtime/flow-log/flow-log.ts';
import { printVerdict } from '#scripts/replay/print-replay.ts';
import { replayFlow } from '#scripts/replay/replay-flow.ts';
import { firstDifference, replayTicket, type readMachines } from '#scripts/replay/replay-ticket.ts';
import { startLogged, type LoggedRun } from './logged-run.ts';

const flows = await readFlows();
const models = flows.flatMap(({ model }) => (model === null ? [] : [model]));
const machines: Awaited<ReturnType<typeof readMachines>> = new Map(flows.map(({ name, machine }) => [name, machine]));

function modelNamed(name: string): FlowModel {
  const model = models.find((one) => one.name === name);
  if (model === undefined) throw new Error(`expected the machine ${name}`);
  return model;
}

/** The mutant; an empty list if its config is not a valid machine. */
function tryRebuild(model: FlowModel, config: unknown): readonly FlowModel[] {
  try {
    return [rebuild(model, config)];
  } catch {
    return [];
  }
}

/** The differences of the replay as a text; '' if it has the same states and the same last state as the live machine. */
const differences = (run: LoggedRun, on = machines): string => {
  const ticket = run.ticket();
  const replayed = replayTicket(ticket, on);
  if (replayed.some((flow) => firstDifference(flow) !== undefined)) return printVerdict(replayed);
  const last = replayed.at(-1)?.steps.at(-1)?.today;
  return last === run.states.at(-1) ? '' : `the ticket ends in ${last}, the machine in ${run.states.at(-1)}`;
};

/** Takes steps chosen by the given numbers. */
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
    { numRuns: isWholeSuite ? 12 : 4 },
  );

// In `test:all` the machine of the wizard alone has hundreds of paths, which take half a minute if several suites run at
// the same time.
describe('a replay ticket (RPL-02)', { timeout: 120_000 }, () => {
  const walked = isWholeSuite ? models.map(({ name }) => name) : ['cart', 'payment', 'photo', 'session'];
  it.each(walked)('of any path that a browser takes through %s replays with the same states', (name) => {
    const model = modelNamed(name);
    const { graph, paths } = browserPaths(model);
    for (const { start, edges } of paths) {
      const run = startLogged(model, model.inputs[start.input]);
      for (const { step } of edges) run.take(step);
      run.live.stop();
      expect(run.states).toEqual([start, ...edges].map(({ to }) => graph.states[to]?.label));
      expect(differences(run)).toBe('');
    }
  });

  it('of a random walk through each machine replays with the same states', () =>
    models.forEach((model) => manyWalks(model)));

  it('replays with the same states if its first steps were dropped', () =>
    models.forEach((model) => manyWalks(model, { kept: 6, stretch: 3 })));

  it("returns to the wizard's step after the question about closing, even if this step was dropped", () => {
    const choices = [986, 9062, 0, 0, 0, 9, 10];
    const run = walk(modelNamed('cardApplication'), 0, choices, { kept: 6, stretch: 3 });
    run.live.stop();
    expect(run.states.slice(-2)).toEqual(['filling.asking', 'filling.entering.cardData']);
    expect(differences(run)).toBe('');
  });
});

/**
 * The index of the first step after which the mutant is in another state; -1 if its initial state differs; null if no
 * state differs.
 */
function firstOtherStep(mutant: FlowModel, { start, edges }: Path, states: readonly string[]): number | null {
  const run = createPureRun(mutant);
  let { configuration } = run.start(mutant.inputs[start.input]);
  if (configuration.label !== states[0]) return -1;
  for (const [index, { step }] of edges.entries()) {
    ({ configuration } = run.advance(configuration, step));
    if (configuration.label !== states[index + 1]) return index;
  }
  return null;
}

describe('a machine that has changed since the ticket was recorded (RPL-03)', () => {
  it.each(['passwordUpdate', 'session', ...(isWholeSuite ? ['payment', 'managedCardDecision'] : [])])(
    'is reported with the first step that differs, for every mutant of %s',
    (name) => {
      const model = modelNamed(name);
      const mutants = mutantsOf(model.machine.config).flatMap(({ config }) => tryRebuild(model, config));
      let reported = 0;
      for (const path of browserPaths(model).paths) {
        const run = startLogged(model, model.inputs[path.start.input]);
        for (const { step } of path.edges) run.take(step);
        run.live.stop();
        const {
          steps,
          flows: [flow],
        } = run.ticket();
        if (flow === undefined) throw new Error('expected a flow in the ticket');
        for (const mutant of mutants) {
          const other = firstOtherStep(mutant, path, run.states);
          const found = firstDifference(replayFlow(flow, steps, new Map([...machines, [name, mutant.machine]])));
          expect(found?.step ?? found?.was).toEqual(other === null ? undefined : (steps[other] ?? flow.state));
          if (other !== null) reported += 1;
        }
      }
      expect(reported).toBeGreaterThan(10);
    },
  );

  it('is reported if it does not exist any more', () => {
    const run = walk(modelNamed('passwordUpdate'), 0, [1, 2, 3]);
    expect(differences(run, new Map())).toContain('there is no machine "passwordUpdate" any more');
  });
});
