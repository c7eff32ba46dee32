import { expect, it } from 'vitest';
import * as current from 'xstate/graph';
import type { AdjacencyMap } from 'xstate/graph';
import { explore } from '#formal/exploration/explore.ts';
import { createFlowLogic } from '#formal/exploration/flow-logic.ts';
import type { FlowEvent, FlowState } from '#formal/exploration/flow-logic.ts';
import * as library from '#formal/exploration/graph-library.ts';
import { createPureRun } from '#formal/exploration/pure-run.ts';
import { tableOf } from '#formal/paths/table-logic.ts';
import { cleanModel } from './samples/clean.ts';

const optionsOf = () => {
  const logic = createFlowLogic(cleanModel, createPureRun(cleanModel));
  const events = (state: FlowState) => [...logic.eventsIn(state)];
  return [logic, { events, serializeState: ({ key }: FlowState) => key }] as const;
};

it('@xstate/graph explores a machine as xstate/graph does', () => {
  const outline = (map: AdjacencyMap<FlowState, FlowEvent>) =>
    Object.entries(map).map(([key, { transitions }]) => [
      key,
      Object.entries<{ state: FlowState }>(transitions).map(([name, { state }]) => [name, state.key]),
    ]);
  const ours = outline(library.getAdjacencyMap(...optionsOf()));
  expect(ours).toEqual(outline(current.getAdjacencyMap(...optionsOf())));
  expect(ours.length).toBe(explore(cleanModel).states.length + 1);
});

it('@xstate/graph finds and joins paths as xstate/graph does', () => {
  const { logic, root, eventsIn } = tableOf(explore(cleanModel));
  const options = { fromState: root, events: eventsIn };
  const paths = library.getShortestPaths(logic, options);
  expect(paths).toEqual(current.getShortestPaths(logic, options));
  const longest = paths.at(-1);
  const [more] = library.getShortestPaths(logic, { ...options, fromState: longest?.state }).slice(1);
  if (longest === undefined || more === undefined)
    throw new Error('Expected a sample with at least two paths, found fewer');
  expect(library.joinPaths(longest, more)).toEqual(current.joinPaths(longest, more));
  expect(() => library.joinPaths(longest, longest)).toThrow('Paths cannot be joined');
});
