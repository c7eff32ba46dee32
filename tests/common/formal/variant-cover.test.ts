import { expect, it } from 'vitest';
import { explore } from '#formal/exploration/explore.ts';
import { transitionsOf } from '#formal/paths/edge-cover.ts';
import { pathId } from '#formal/paths/paths.ts';
import { coverTransitions } from '#formal/paths/transition-cover.ts';
import { coverVariants } from '#formal/paths/variant-cover.ts';
import { cleanModel } from './samples/clean.ts';

const inputs = { jana: { name: 'Jana' }, janaAgain: { name: 'Jana' }, nobody: { name: '' } };

it('the paths take every named transition in every variant', () => {
  const graph = explore({ ...cleanModel, inputs, variantOf: ({ name }) => name });
  const { paths, uncovered } = coverVariants(graph);
  const namesTakenFrom = (isOf: (input: string) => boolean) =>
    new Set(paths.filter(({ start }) => isOf(start.input)).flatMap((path) => [...transitionsOf(path)]));
  expect(namesTakenFrom((input) => input === 'nobody')).toEqual(new Set(graph.run.names.values()));
  expect(namesTakenFrom((input) => input !== 'nobody')).toEqual(new Set(graph.run.names.values()));
  expect(uncovered).toEqual([]);
});

it('a flow without variants gets the same paths as from coverTransitions', () => {
  const graph = explore({ ...cleanModel, inputs });
  expect(coverVariants(graph).paths.map(pathId)).toEqual(coverTransitions(graph).paths.map(pathId));
});
