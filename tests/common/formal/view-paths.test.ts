import { expect, it } from 'vitest';
import { explore } from '#formal/exploration/explore.ts';
import { viewPaths } from '#formal/view/view-paths.ts';
import { cleanModel } from './samples/clean.ts';

const graph = explore(cleanModel);
const namesIn = (paths: ReturnType<typeof viewPaths>) =>
  new Set(paths.flatMap(({ edges }) => edges.map(({ step }) => step.name)));

it('takes every named transition, every named step, and begins with every named input', () => {
  const paths = viewPaths(graph);
  const taken = new Set(paths.flatMap(({ edges }) => edges.flatMap(({ transitions }) => transitions)));
  expect(graph.edges.flatMap(({ transitions }) => transitions).filter((name) => !taken.has(name))).toEqual([]);
  expect(namesIn(paths)).toEqual(new Set(graph.edges.map(({ step }) => step.name)));
  expect(new Set(paths.map(({ start }) => start.input))).toEqual(new Set(Object.keys(cleanModel.inputs)));
});

it('leaves out the steps that the page cannot cause, if no transition needs them', () => {
  const others = [...namesIn(viewPaths(graph))].filter(
    (name) => !namesIn(viewPaths(graph, { isFeasible: () => false })).has(name),
  );
  expect(others.length).toBeGreaterThan(0);
});

it('shows each value of what the page is shown, also one that only a single state has', () => {
  const statesIn = (paths: ReturnType<typeof viewPaths>) =>
    new Set(paths.flatMap(({ start, edges }) => [start, ...edges].map(({ to }) => to)));
  const seen = statesIn(viewPaths(graph));
  const rare = graph.states.findIndex((_, index) => !seen.has(index));
  expect(rare).toBeGreaterThan(-1);
  const view = (snapshot: object) => ({ isRare: snapshot === graph.states[rare]?.snapshot });
  expect(statesIn(viewPaths(graph, { view }))).toContain(rare);
});
