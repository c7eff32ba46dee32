import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { possibleSteps } from '#app/flow-map/steps.ts';
import { LiveDrawing } from '#contract/live-drawing.ts';
import { startLive } from '#formal/actor/live-run.ts';
import { outcomeSteps, possibleSteps as stepsOfModel, sourceOf, type Step } from '#formal/exploration/steps.ts';
import { nodesOf } from '#formal/exploration/transition-names.ts';
import { chartOf } from '#gallery/chart.ts';
import { readFlows } from '#gallery/flows.ts';
import { liveDrawingOf } from '#gallery/live/live-drawing.ts';
import type { Outcome } from '#machines/common/flow-model.ts';
import { modelOf } from './model-of.ts';

const flows = await readFlows();

const livingIn = ({ children }: AnyMachineSnapshot): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(children as Readonly<Record<string, AnyActorRef>>).map(([id, child]) => [id, sourceOf(child)]),
  );

const asWritten = ([name, outcome]: [string, Outcome]) => {
  if ('snapshot' in outcome) return { name, kind: 'snapshot' };
  return 'output' in outcome
    ? { name, kind: 'output', value: outcome.output }
    : { name, kind: 'error', value: outcome.error };
};

const isSettling = (step: Step): boolean => step.kind !== 'outcome' || !('snapshot' in step.outcome);

describe.each(flows)('the live drawing of $name', (flow) => {
  const model = modelOf(flow);
  const written = JSON.stringify(liveDrawingOf(flow, chartOf(flow.machine), '<svg/>'));
  const drawing = v.parse(LiveDrawing, JSON.parse(written));

  it('contains, even as JSON, the states of the machine and every case and outcome of its model', () => {
    expect(drawing.states.map(({ id }) => id)).toEqual(nodesOf(flow.machine.root).map(({ id }) => id));
    const events = Object.entries(drawing.events);
    expect(Object.fromEntries(events.map(([type, { cases }]) => [type, cases]))).toEqual(model.cases);
    const sent = events.filter(([, { sender }]) => sender !== null);
    expect(Object.fromEntries(sent.map(([type, { sender }]) => [type, sender]))).toEqual(model.environment);
    const outcomes = Object.entries(model.outcomes).map(([source, named]) => [
      source,
      Object.entries(named).map(asWritten),
    ]);
    expect(drawing.outcomes).toEqual(Object.fromEntries(outcomes));
  });

  it('offers after each start the steps that the tests of the flow would take', () => {
    for (const input of Object.values(model.inputs)) {
      const live = startLive(model, input);
      const snapshot = live.snapshot();
      const expected = stepsOfModel({ ...model, possible: () => true }, snapshot, livingIn(snapshot)).filter(
        (step) => isSettling(step) && snapshot.status === 'active' && snapshot.can(step.event),
      );
      const offered = possibleSteps(drawing, snapshot);
      const byName = (steps: readonly { readonly name: string; readonly event: object }[]) =>
        Object.fromEntries(steps.map(({ name, event }) => [name, event]));
      expect(byName(offered)).toEqual(byName(expected));
      expect(offered.filter(({ transitions }) => transitions.length === 0)).toEqual([]);
      live.stop();
    }
  });
});

it('the models have more than 100 outcomes that can settle a call', () => {
  const settling = flows.flatMap((flow) => {
    const model = modelOf(flow);
    return Object.keys(model.outcomes).flatMap((source) => outcomeSteps(model, source, source).filter(isSettling));
  });
  expect(settling.length).toBeGreaterThan(100);
});
