import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readFlows } from '#gallery/flows.ts';

const root = join(import.meta.dirname, '../../..');

/** The part of `stately.ai/schemas/statelyai.json` that describes a project which is not stored at Stately. */
const LocalProject = v.strictObject({
  $schema: v.literal('https://stately.ai/schemas/statelyai.json'),
  version: v.literal('1.0.0'),
  defaultXStateVersion: v.literal(5),
  include: v.array(v.string()),
});

const { include } = v.parse(LocalProject, JSON.parse(readFileSync(join(root, 'statelyai.json'), 'utf8')));
const flows = await readFlows();

it('statelyai.json lists every machine file and no other file', () => {
  const stems = globSync(include, { cwd: root }).map((file) => basename(file, '.machine.ts'));
  expect(stems.toSorted()).toEqual(flows.map(({ stem }) => stem).toSorted());
});

it('the CLI finds a machine in each file that statelyai.json lists', () => {
  for (const { source } of flows) {
    expect(source).toMatch(/ from 'xstate';/);
    expect(source).toMatch(/\.createMachine\(/);
  }
});
