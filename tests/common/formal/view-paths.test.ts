import { expect, it } from 'vitest';
import { explore } from '#formal/exploration/explore.ts';
import { viewPaths } from '#formal/view/view-paths.ts';
import { cleanModel } from './samples/clean.ts';

const graph = explore(cleanModel);
const namesIn = (paths: ReturnType<typeof viewPaths>) =>
  new Set(paths.flatMap(({ edges }) => edges.map(({ step }) => step.name)));

it('the paths take every named transition and every named step, and start with every named input', () => {
  const paths = viewPaths(graph);
  const taken = new Set(paths.flatMap(({ edges }) => edges.flatMap(({ transitions }) => transitions)));
  expect(graph.edges.flatMap(({ transitions }) => transitions).filter((name) => !taken.has(name))).toEqual([]);
  expect(namesIn(paths)).toEqual(new Set(graph.edges.map(({ step }) => step.name)));
  expect(new Set(paths.map(({ start }) => start.input))).toEqual(new Set(Object.keys(cleanModel.inputs)));
});

it('the paths leave out the steps that the page cannot cause, unless a transition needs them', () => {
  const others = [...namesIn(viewPaths(graph))].filter(
    (name) => !namesIn(viewPaths(graph, { isFeasible: () => false })).has(name),
  );
  expect(others.length).toBeGreaterThan(0);
});

it('the paths show each value that the view can have, also a value of a single state', () => {
  const statesIn = (paths: ReturnType<typeof viewPaths>) =>
    new Set(paths.flatMap(({ start, edges }) => [start, ...edges].map(({ to }) => to)));
  const seen = statesIn(viewPaths(graph));
  const rare = graph.states.findIndex((_, index) => !seen.has(index));
  expect(rare).toBeGreaterThan(-1);
  const view = (snapshot: object) => ({ isRare: snapshot === graph.states[rare]?.snapshot });
  expect(statesIn(viewPaths(graph, { view }))).toContain(rare);
});
