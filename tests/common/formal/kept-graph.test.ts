import { deserialize, serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { explore, type Graph } from '#formal/exploration/explore.ts';
import { keepGraph, restoreGraph, type KeptGraph } from '#formal/exploration/kept-graph.ts';
import { profileChoiceModel } from '#machines/card-application/profile-choice/model/profile-choice.model.ts';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { paymentModel } from '#machines/purchase/payment/model/payment.model.ts';
import { cleanModel } from './samples/clean.ts';
import { openGuards, throwingGuard, unhandledError } from './samples/planted.ts';

const throughFile = (graph: Graph): Graph | undefined =>
  restoreGraph(graph.model, deserialize(serialize(keepGraph(graph))) as KeptGraph);

/** A graph as plain data; of each snapshot only the fields that define its state. */
const plainGraph = ({ model: _model, run: _run, states, ...rest }: Graph) => ({
  ...rest,
  states: states.map(({ snapshot, ...state }) => ({
    ...state,
    value: snapshot.value,
    context: snapshot.context,
    status: snapshot.status,
    output: snapshot.output,
    children: Object.keys(snapshot.children),
  })),
});

const models: readonly FlowModel[] = [
  cleanModel,
  openGuards,
  throwingGuard,
  unhandledError,
  paymentModel,
  profileChoiceModel,
];

it.each(models.map((model) => [model.name, model] as const))(
  'the graph of %s is restored as it was stored',
  (_, model) => {
    const graph = explore(model);
    const restored = throughFile(graph);
    expect(restored && plainGraph(restored)).toEqual(plainGraph(graph));
  },
);

it('a stored graph of another model with the same name is not used', () => {
  const kept = keepGraph(explore(cleanModel));
  expect(restoreGraph(cleanModel, kept)).toBeDefined();
  expect(restoreGraph({ ...cleanModel, inputs: { another: { name: 'Eva' } } }, kept)).toBeUndefined();
});
