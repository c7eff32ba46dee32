import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { readFlows } from '../../gallery/flows.ts';
import { importJson } from '../../gallery/stately/import-json.ts';
import { pasteableText } from '../../gallery/stately/pasteable.ts';
import { nodesOf } from '../formal/transition-names.ts';
import { unreachedInSketch } from './sketch-simulation.ts';
import { evaluateAsSketch } from './sketch.ts';

/** States to which only a later `always` alternative leads: Sketch takes the first one. */
const behindLaterChoice: Readonly<Record<string, readonly string[]>> = { passwordChange: ['linkMissing'] };

const statesWith = (machine: AnyStateMachine, key: 'after' | 'always'): string[] =>
  nodesOf(machine.root)
    .filter((node) => (node[key] ?? []).length > 0)
    .map(({ path }) => path.join('.'));

beforeAll(() => {
  // The library warns of each actor that is not there, as Sketch's console does.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(() => vi.restoreAllMocks());

describe.each(await readFlows())('$name, simulated in Sketch', ({ name, machine }) => {
  const passed = new Set([...statesWith(machine, 'always'), ...(behindLaterChoice[name] ?? [])]);

  it('comes from its TypeScript to every state, but for those where it decides by itself', () => {
    const unreached = unreachedInSketch(evaluateAsSketch(pasteableText(machine)));
    expect(unreached.filter((path) => !passed.has(path))).toEqual([]);
  });

  it('comes from its JSON to every state, but for those that a timer leaves', () => {
    const unreached = unreachedInSketch(createMachine(JSON.parse(importJson(machine))));
    const timed = statesWith(machine, 'after');
    expect(unreached.filter((path) => !passed.has(path))).toEqual(timed);
  });
});
