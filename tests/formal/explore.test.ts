import { expect, it } from 'vitest';
import { findJoinedWrongly } from './abstraction.ts';
import { runLive } from './actor-level.ts';
import { findUnconventional } from './conventions.ts';
import { coverEdges, transitionsOf } from './edge-cover.ts';
import { explore } from './explore.ts';
import type { Edge, Graph } from './explore.ts';
import { describeFlow } from './flow-suite.ts';
import { rebuild, signatureOf } from './json-round-trip.ts';
import { createRecorder } from './library-insides.ts';
import { mutate } from './mutate.ts';
import { describeMutants } from './mutation-suite.ts';
import { pathId } from './paths.ts';
import { replay } from './replay.ts';
import { cleanModel } from './samples/clean.ts';
import { deadlock, leavesActorBehind, lyingAbstraction } from './samples/planted.ts';
import { failedScenarios } from './scenarios.ts';
import { coverTransitions } from './transition-cover.ts';

describeFlow(cleanModel);

it('canary: the library still tells which transitions every microstep took, and which actors it starts', () => {
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

it('covers every named transition and every edge, by paths with stable ids', () => {
  const graph = explore(cleanModel);
  const { paths, uncovered } = coverTransitions(graph);
  expect(uncovered).toEqual([]);
  expect(new Set(paths.flatMap((path) => [...transitionsOf(path)]))).toEqual(new Set(graph.run.names.values()));
  expect(paths.map(pathId)).toEqual(coverTransitions(explore(cleanModel)).paths.map(pathId));
  const taken = new Set(coverEdges(graph).flatMap(({ edges }) => edges));
  expect(taken.size).toBe(graph.edges.length);
});

it('an actor that has ended answers no second time, though the state that invoked it goes on', () => {
  const graph = explore(leavesActorBehind);
  const problems = coverEdges(graph).flatMap((path) => runLive(graph, path) ?? []);
  expect(problems).toEqual([]);
  expect(() => replay(leavesActorBehind, 'fresh', ['other=done', 'other=done'])).toThrow('cannot happen');
});

it('finds an abstraction that joins states which go on differently', () => {
  const graph = explore(lyingAbstraction);
  const walked = {
    start: { input: 'fresh', to: 0, transitions: [], effects: [] },
    edges: [0, 1, 0, 1, 0].flatMap((index) => graph.edges[index] ?? []),
  };
  expect(runLive(graph, walked)).toContain('the abstraction lies');
  expect(findJoinedWrongly(graph)[0]).toContain('goes on differently: go → ');
  expect(
    findJoinedWrongly(explore({ ...cleanModel, abstract: ({ name, now, problem }) => ({ name, now, problem }) })),
  ).toEqual([]);
});

it('finds where a machine leaves the conventions', () => {
  expect(findUnconventional({ ...deadlock, home: ['idel'] })).toEqual(
    expect.arrayContaining(['the model names no state: "idel"', 'state "trap" has no description']),
  );
});

it('a scenario fails by name when the machine goes another way', () => {
  const scenarios = {
    'goes on': { input: 'fresh', steps: ['go'], ends: 'idle' },
    stops: { input: 'fresh', steps: [], ends: 'idle', refuses: ['go'] },
  };
  expect(failedScenarios({ ...deadlock, scenarios })).toEqual([
    'goes on: ends in trap, not in idle',
    'stops: goes on by go, which should be refused',
  ]);
});

it('replay refuses a step that cannot happen or does nothing', () => {
  expect(() => replay(cleanModel, 'blank', ['save=saved'])).toThrow('cannot happen in open.editing');
  expect(() => replay(cleanModel, 'blank', ['submit'])).toThrow('does nothing in open.editing');
});

it('another machine has another signature', () => {
  const broken = rebuild(cleanModel, { ...cleanModel.machine.config, on: {} });
  expect(signatureOf(explore(broken))).not.toBe(signatureOf(explore(cleanModel)));
});

describeMutants(cleanModel, 0.9);

it('names who notices a mutant', () => {
  const { witnesses } = mutate(cleanModel);
  expect(Object.values(witnesses)).not.toContain('nothing');
  expect(witnesses['drop at states.open.states.saving.invoke.onError.1']).toBe('properties');
});

it('walks only events that the model holds possible', () => {
  const forwards = {
    ...cleanModel,
    possible: (event: object, { now }: { now: number }) => 'now' in event && Number(event.now) >= now,
  };
  const times = ({ from, to, step }: Edge, { states }: Graph) =>
    step.event.type !== 'tick' || states[from]?.snapshot.context.now <= states[to]?.snapshot.context.now;
  const [free, bound] = [explore(cleanModel), explore(forwards)];
  expect(free.edges.every((edge) => times(edge, free))).toBe(false);
  expect(bound.edges.every((edge) => times(edge, bound))).toBe(true);
});
