import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '#formal/exploration/transition-names.ts';
import { readFlows } from '#gallery/flows.ts';
import { importJson } from '#gallery/stately/import-json.ts';
import { pasteableText } from '#gallery/stately/pasteable.ts';
import { unreachedInSketch } from './sketch-simulation.ts';
import { evaluateAsSketch } from './sketch.ts';

/**
 * For each flow: the states that Sketch does not reach: targets of a later `always` alternative, because Sketch takes
 * the first alternative; and history states, in which a machine never is.
 */
const reachedByLaterAlternative: Readonly<Record<string, readonly string[]>> = {
  attachmentUpload: ['failed', 'uploaded'],
  bankCardChoice: ['absent'],
  cardApplication: ['filling.entering.last'],
  flowMap: ['drawing.reading', 'drawing.shown', 'drawing.failed'],
  mergeCustomers: ['alone'],
  passwordChange: ['linkMissing'],
  photo: ['shown'],
  profileChoice: ['present.isicIncomplete'],
};

const statesWith = (machine: AnyStateMachine, key: 'after' | 'always'): string[] =>
  nodesOf(machine.root)
    .filter((node) => (node[key] ?? []).length > 0)
    .map(({ path }) => path.join('.'));

beforeAll(() => {
  // XState warns about each missing actor, as in Sketch's console.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(() => vi.restoreAllMocks());

describe.each(await readFlows())('$name, simulated in Sketch', ({ name, machine }) => {
  const skipped = new Set([...statesWith(machine, 'always'), ...(reachedByLaterAlternative[name] ?? [])]);

  it('reaches every state if it is pasted as TypeScript, except states with an always transition', () => {
    const unreached = unreachedInSketch(evaluateAsSketch(pasteableText(machine)));
    expect(unreached.filter((path) => !skipped.has(path))).toEqual([]);
  });

  it('reaches every state if it is pasted as JSON, except states with an always transition or a timer', () => {
    const unreached = unreachedInSketch(createMachine(JSON.parse(importJson(machine))));
    const timed = statesWith(machine, 'after');
    expect(unreached.filter((path) => !skipped.has(path))).toEqual(timed);
  });
});
