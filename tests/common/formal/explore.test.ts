import { expect, it } from 'vitest';
import { runLive } from '#formal/actor/actor-level.ts';
import { explore } from '#formal/exploration/explore.ts';
import type { Edge, Graph } from '#formal/exploration/explore.ts';
import { rebuild, signatureOf } from '#formal/exploration/json-round-trip.ts';
import { createRecorder } from '#formal/exploration/library-insides.ts';
import { replay } from '#formal/exploration/replay.ts';
import { describeFlow } from '#formal/flow-suite.ts';
import { mutate } from '#formal/mutants/mutate.ts';
import { describeMutants } from '#formal/mutants/mutation-suite.ts';
import { coverEdges, transitionsOf } from '#formal/paths/edge-cover.ts';
import { pathId } from '#formal/paths/paths.ts';
import { coverTransitions } from '#formal/paths/transition-cover.ts';
import { findWronglyJoined } from '#formal/properties/abstraction.ts';
import { findBrokenConventions } from '#formal/properties/conventions.ts';
import { failedScenarios } from '#formal/properties/scenarios.ts';
import { cleanModel } from './samples/clean.ts';
import { deadlock, leavesActorBehind, wrongAbstraction } from './samples/planted.ts';

describeFlow(cleanModel);

it('the recorder reports which transitions every microstep takes, and which actors a step starts', () => {
  const { names } = explore(cleanModel).run;
  const recorder = createRecorder();
  const first = cleanModel.machine.getInitialSnapshot(recorder.scope, { name: 'Eva' });
  expect(recorder.started.map(({ id, source }) => [id, source])).toEqual([['ticks', 'ticks']]);
  recorder.clear();
  cleanModel.machine.transition(first, { type: 'tick', now: 2 }, recorder.scope);
  const events = recorder.microsteps.map(({ transitions }) => transitions.map(({ eventType }) => eventType));
  expect(events).toEqual([['tick'], ['']]);
  expect([...names.values()]).toContain('clean.open | always | isLate | clean.late');
});

it('the paths cover every named transition and every edge, and have stable ids', () => {
  const graph = explore(cleanModel);
  const { paths, uncovered } = coverTransitions(graph);
  expect(uncovered).toEqual([]);
  expect(new Set(paths.flatMap((path) => [...transitionsOf(path)]))).toEqual(new Set(graph.run.names.values()));
  expect(paths.map(pathId)).toEqual(coverTransitions(explore(cleanModel)).paths.map(pathId));
  const taken = new Set(coverEdges(graph).flatMap(({ edges }) => edges));
  expect(taken.size).toBe(graph.edges.length);
});

it('an ended actor does not answer a second time, even if the state that invoked it is still active', () => {
  const graph = explore(leavesActorBehind);
  const problems = coverEdges(graph).flatMap((path) => runLive(graph, path) ?? []);
  expect(problems).toEqual([]);
  expect(() => replay(leavesActorBehind, 'fresh', ['other=done', 'other=done'])).toThrow('cannot happen');
});

it('an abstraction that joins states with different futures is found', () => {
  const graph = explore(wrongAbstraction);
  const walked = {
    start: { input: 'fresh', to: 0, transitions: [], effects: [] },
    edges: [0, 1, 0, 1, 0].flatMap((index) => graph.edges[index] ?? []),
  };
  expect(runLive(graph, walked)).toContain('the abstraction is wrong');
  expect(findWronglyJoined(graph)[0]).toContain('goes on differently: go → ');
  expect(
    findWronglyJoined(explore({ ...cleanModel, abstract: ({ name, now, problem }) => ({ name, now, problem }) })),
  ).toEqual([]);
});

it('a name of a state that does not exist, and a state without a description, break the conventions', () => {
  expect(findBrokenConventions({ ...deadlock, home: ['idel'] })).toEqual(
    expect.arrayContaining(['the model names a state that does not exist: "idel"', 'state "trap" has no description']),
  );
});

it('a scenario that the machine does not follow is reported with its name', () => {
  const scenarios = {
    'goes on': { input: 'fresh', steps: ['go'], ends: 'idle' },
    stops: { input: 'fresh', steps: [], ends: 'idle', refuses: ['go'] },
  };
  expect(failedScenarios({ ...deadlock, scenarios })).toEqual([
    'goes on: ends in trap, not in idle',
    'stops: accepts go, which it should refuse',
  ]);
});

it('replay throws an error for a step that cannot happen or changes nothing', () => {
  expect(() => replay(cleanModel, 'blank', ['save=saved'])).toThrow('cannot happen in open.editing');
  expect(() => replay(cleanModel, 'blank', ['submit'])).toThrow('does nothing in open.editing');
});

it('a changed machine has another signature', () => {
  const broken = rebuild(cleanModel, { ...cleanModel.machine.config, on: {} });
  expect(signatureOf(explore(broken))).not.toBe(signatureOf(explore(cleanModel)));
});

describeMutants(cleanModel, 0.9);

it('the report names for each mutant the check that finds it', () => {
  const { witnesses } = mutate(cleanModel);
  expect(Object.values(witnesses)).not.toContain('nothing');
  expect(witnesses['drop at states.open.states.saving.invoke.onError.1']).toBe('properties');
});

it('the exploration takes only the events that the model declares possible', () => {
  const forwards = {
    ...cleanModel,
    possible: (event: object, { now }: { now: number }) => !('now' in event) || Number(event.now) >= now,
  };
  const times = ({ from, to, step }: Edge, { states }: Graph) =>
    step.event.type !== 'tick' || states[from]?.snapshot.context.now <= states[to]?.snapshot.context.now;
  const [free, bound] = [explore(cleanModel), explore(forwards)];
  expect(free.edges.every((edge) => times(edge, free))).toBe(false);
  expect(bound.edges.every((edge) => times(edge, bound))).toBe(true);
});
