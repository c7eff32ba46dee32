import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { explore } from '#formal/exploration/explore.ts';
import { coverPairs, declaredPairs } from '#formal/paths/pairs.ts';
import { defineModel } from '#machines/common/flow-model.ts';

type Event = { readonly type: 'go' } | { readonly type: 'turn' };

const machine = setup({
  types: { context: {} as { readonly times: number }, events: {} as Event },
  guards: { never: () => false },
}).createMachine({
  id: 'pairs',
  context: { times: 0 },
  initial: 'here',
  states: {
    here: { on: { go: { target: 'there' }, turn: { target: 'here' } } },
    there: { on: { go: { guard: 'never', target: 'here' }, turn: { target: 'over' } } },
    over: { type: 'final' },
  },
});
const model = defineModel(machine, {
  inputs: { fresh: undefined },
  cases: { go: { plain: {} }, turn: { plain: {} } },
  environment: {},
  outcomes: {},
  timeLimit: 'machine',
  bounds: { limit: 10 },
  home: ['over'],
});

it('the pairs that a chart allows are listed; the paths take the possible pairs, and the other pairs are named', () => {
  const graph = explore(model);
  const declared = declaredPairs(graph.run);
  const [go, turn] = ['pairs.here | go |  | pairs.there', 'pairs.here | turn |  | pairs.here'];
  const [blocked, end] = ['pairs.there | go | never | pairs.here', 'pairs.there | turn |  | pairs.over'];
  const allowed = [
    [go, blocked],
    [go, end],
    [turn, go],
    [turn, turn],
    [blocked, go],
    [blocked, turn],
  ];
  expect([...declared].toSorted()).toEqual(allowed.map(([one, two]) => `${one} → ${two}`).toSorted());
  const { paths, uncovered } = coverPairs(graph);
  expect(uncovered).toEqual([`${go} → ${blocked}`, `${blocked} → ${go}`, `${blocked} → ${turn}`].toSorted());
  const walked = paths.map(({ edges }) => edges.map(({ step }) => step.name).join(' '));
  expect(walked.toSorted()).toEqual(['go turn', 'turn go', 'turn turn']);
});
