import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { staticModules } from './static-modules.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The modules of the flow map: its machine, its view, and the schema of its drawings. */
const ofFlowMap = /^(src\/app\/flow-map\/|machines\/common\/flow-map\/|contract\/live-drawing\.ts$)/;

const partsOfMap = (module: string): readonly string[] =>
  [...staticModules(join(root, module)).keys()]
    .map((path) => relative(root, path))
    .filter((path) => ofFlowMap.test(path));

it.each(['src/app/start.tsx', 'src/app/router/pages.tsx', 'src/app/customer-machines.ts'])(
  'the flow map is not loaded by %s (LFM-07)',
  (module) => expect(partsOfMap(module)).toEqual([]),
);

it('the flow map is loaded when a tester opens it', () =>
  expect(partsOfMap('src/app/flow-map/open-flow-map.tsx').length).toBeGreaterThan(10));
