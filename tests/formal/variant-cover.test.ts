import { expect, it } from 'vitest';
import { transitionsOf } from './edge-cover.ts';
import { explore } from './explore.ts';
import { pathId } from './paths.ts';
import { cleanModel } from './samples/clean.ts';
import { coverTransitions } from './transition-cover.ts';
import { coverVariants } from './variant-cover.ts';

const inputs = { jana: { name: 'Jana' }, janaAgain: { name: 'Jana' }, nobody: { name: '' } };

it('takes every named transition in every variant', () => {
  const graph = explore({ ...cleanModel, inputs, variantOf: ({ name }) => name });
  const { paths, uncovered } = coverVariants(graph);
  const taken = (isOf: (input: string) => boolean) =>
    new Set(paths.filter(({ start }) => isOf(start.input)).flatMap((path) => [...transitionsOf(path)]));
  expect(taken((input) => input === 'nobody')).toEqual(new Set(graph.run.names.values()));
  expect(taken((input) => input !== 'nobody')).toEqual(new Set(graph.run.names.values()));
  expect(uncovered).toEqual([]);
});

it('covers a flow without variants with the same paths as coverTransitions', () => {
  const graph = explore({ ...cleanModel, inputs });
  expect(coverVariants(graph).paths.map(pathId)).toEqual(coverTransitions(graph).paths.map(pathId));
});
