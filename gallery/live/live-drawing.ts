import type { LiveDrawing } from '#contract/live-drawing.ts';
import type { Outcome } from '#machines/common/flow-model.ts';
import type { Chart } from '../chart.ts';
import { statesOf } from '../chart.ts';
import type { Flow } from '../flows.ts';

type Model = NonNullable<Flow['model']>;
type LiveOutcome = LiveDrawing['outcomes'][string][number];

const outcomeOf = (name: string, outcome: Outcome): LiveOutcome => {
  if ('output' in outcome) return { name, kind: 'output', value: outcome.output };
  if ('error' in outcome) return { name, kind: 'error', value: outcome.error };
  return { name, kind: 'snapshot' };
};

const eventsOf = ({ cases, environment }: Model): LiveDrawing['events'] =>
  Object.fromEntries(
    Object.entries(cases).map(([type, payloads]) => [type, { sender: environment[type] ?? null, cases: payloads }]),
  );

const outcomesOf = ({ outcomes }: Model): LiveDrawing['outcomes'] =>
  Object.fromEntries(
    Object.entries(outcomes).map(([source, named]) => [
      source,
      Object.entries(named).map(([name, outcome]) => outcomeOf(name, outcome)),
    ]),
  );

/** The data of a flow for the live flow map. A machine without a model has no events and no outcomes. */
export const liveDrawingOf = ({ name, stem, model }: Flow, chart: Chart, svg: string): LiveDrawing => ({
  flow: name,
  page: `${stem}.html`,
  svg,
  states: statesOf(chart.root).map(({ id, path, description, requirements }) => ({
    id,
    path,
    description,
    requirements: [...requirements],
  })),
  transitions: chart.transitions.map(({ name: transition, source, event }) => ({ name: transition, source, event })),
  events: model === null ? {} : eventsOf(model),
  outcomes: model === null ? {} : outcomesOf(model),
});
