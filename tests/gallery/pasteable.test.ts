import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createMachine, fromPromise, setup, StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { readFlows } from '../../gallery/flows.ts';
import { configJson, pasteableText } from '../../gallery/pasteable.ts';
import { nameTransitions } from '../formal/transition-names.ts';

const implemented = ({ implementations: { actors, guards, actions, delays } }: AnyStateMachine): string[][] =>
  [actors, guards, actions, delays].map((named) => Object.keys(named));

const namesOf = (machine: AnyStateMachine): string[] => [...nameTransitions(machine).values()];

/** Evaluates a text as Stately Sketch does: without its import and export, with the library's functions at hand. */
const evaluate = (text: string): AnyStateMachine => {
  const script = text.replace(/^import .*$/m, '').replace('export const machine =', 'machine =');
  const scope: Record<string, unknown> = { setup, fromPromise };
  runInNewContext(script, scope);
  const machine = scope['machine'];
  if (!(machine instanceof StateMachine)) throw new Error('The text makes no machine');
  return machine;
};

describe.each(await readFlows())('$name, pasted into an editor', ({ machine }) => {
  it('has the same transitions from its TypeScript', () => {
    expect(namesOf(evaluate(pasteableText(machine)))).toEqual(namesOf(machine));
  });

  it('has a stand-in for all that it names', () => {
    expect(implemented(evaluate(pasteableText(machine)))).toEqual(implemented(machine));
  });

  it('has the same transitions from its JSON', () => {
    expect(namesOf(createMachine(JSON.parse(configJson(machine))))).toEqual(namesOf(machine));
  });

  it('imports nothing but the library', () => {
    expect(pasteableText(machine).match(/from '[^']*'/g)).toEqual(["from 'xstate'"]);
  });
});
