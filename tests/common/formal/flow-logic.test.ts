import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { explore } from '#formal/exploration/explore.ts';
import { createFlowLogic } from '#formal/exploration/flow-logic.ts';
import type { FlowState } from '#formal/exploration/flow-logic.ts';
import { createPureRun } from '#formal/exploration/pure-run.ts';
import { possibleSteps } from '#formal/exploration/steps.ts';
import { walkStates } from '#formal/exploration/walk-states.ts';
import { shortestPath } from '#formal/paths/paths.ts';
import { cleanModel } from './samples/clean.ts';
import { throwingGuard, unbounded, unhandledError } from './samples/planted.ts';

const walk = (model: typeof unbounded) => [...walkStates(createFlowLogic(model, createPureRun(model)))].flat();

const namesOf = ({ configuration }: FlowState, model: typeof unbounded) =>
  configuration === null ? [] : possibleSteps(model, configuration.snapshot, configuration.living);

it('the exploration takes every gesture, answer and timer in every state that is not final', () => {
  for (const { state, next } of walk(cleanModel)) {
    if (state.configuration?.snapshot.status !== 'active') continue;
    const taken = next.flatMap(({ arrival }) => (arrival.kind === 'step' ? [arrival.step.name] : []));
    expect(taken).toEqual(namesOf(state, cleanModel).map(({ name }) => name));
  }
});

it('the exploration makes one graph of all inputs', () => {
  const graph = explore(cleanModel);
  expect(graph.starts.map(({ input }) => input)).toEqual(Object.keys(cleanModel.inputs));
  const paths = graph.states.map((_, index) => shortestPath(graph, index));
  expect(new Set(paths.map(({ start }) => start))).toEqual(new Set(graph.starts));
});

it('the exploration stops after a crash, and keeps the message of the error', () => {
  const crashed = walk(throwingGuard).filter(({ state }) => state.arrival.kind === 'crash');
  expect(crashed.map(({ state, next }) => [state.configuration, next])).toEqual([[null, []]]);
  const { states, crashes } = explore(throwingGuard);
  expect(states.map(({ label }) => label)).toEqual(['idle']);
  expect(crashes.map(({ what }) => what)).toEqual([expect.stringContaining('the guard broke')]);
});

it('an answer that no transition handles does not change the state', () => {
  const { states, unhandled } = explore(unhandledError);
  expect(states.map(({ label }) => label)).toEqual(['idle', 'calling']);
  expect(unhandled.map(({ step }) => step.name)).toEqual(['call=FAILED']);
});

it('two steps with the same name in a state are an error, because the library would drop one of them', () => {
  const cases = { ...unbounded.cases, go: { plain: {}, twice: {} }, 'go/twice': { plain: {} } };
  expect(() => explore({ ...unbounded, cases })).toThrow('Two steps have the name "go/twice" in idle');
});

/** Two unbounded counters: they have so many states that one call of the library ends before it has visited all. */
const grid = setup({
  types: { context: {} as { east: number; north: number }, events: {} as { type: 'east' } | { type: 'north' } },
  actions: {
    goEast: assign({ east: ({ context }) => context.east + 1 }),
    goNorth: assign({ north: ({ context }) => context.north + 1 }),
  },
}).createMachine({
  id: 'grid',
  context: { east: 0, north: 0 },
  on: { east: { actions: 'goEast' }, north: { actions: 'goNorth' } },
});

it('the exploration keeps the order and the limit when it calls the library several times', () => {
  const graph = explore({
    ...unbounded,
    cases: { east: { plain: {} }, north: { plain: {} } },
    machine: grid,
    bounds: { limit: 9000 },
  });
  expect(graph.limitHit).toBe(true);
  expect(graph.states.length).toBeLessThan(9010);
  const distances = graph.states.map(({ snapshot }) => snapshot.context.east + snapshot.context.north);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  const leaving = graph.edges.map(({ from }) => from);
  expect(leaving).toEqual(leaving.toSorted((one, other) => one - other));
  expect(shortestPath(graph, 2).edges).toEqual(graph.edges.slice(1, 2));
});
