import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { explore } from '#formal/exploration/explore.ts';
import { rebuild, signatureOf, withComputed } from '#formal/exploration/json-round-trip.ts';
import { nameTransitions } from '#formal/exploration/transition-names.ts';
import { readFlows } from '#gallery/flows.ts';
import { importJson } from '#gallery/stately/import-json.ts';
import { pasteableText } from '#gallery/stately/pasteable.ts';
import { comparesGraphs } from './compared-graphs.ts';
import { modelOf } from './model-of.ts';
import { evaluateAsSketch, formatInSketch } from './sketch.ts';

/** The time limit for exploring a machine twice, in milliseconds: the computer may be busy. */
const timeLimit = 60_000;

const implemented = ({ implementations: { actors, guards, actions, delays } }: AnyStateMachine): string[][] =>
  [actors, guards, actions, delays].map((named) => Object.keys(named));

const namesOf = (machine: AnyStateMachine): string[] => [...nameTransitions(machine).values()];

describe.each(await readFlows())('$name, pasted into Sketch', (flow) => {
  const { machine } = flow;
  const text = pasteableText(machine);
  const json = importJson(machine);

  it('is recognised as TypeScript or as JSON', () => {
    expect(formatInSketch(text)).toBe('TypeScript');
    expect(formatInSketch(json)).toBe('JSON');
  });

  it('has the same transitions', () => {
    expect(namesOf(evaluateAsSketch(text))).toEqual(namesOf(machine));
    expect(namesOf(createMachine(JSON.parse(json)))).toEqual(namesOf(machine));
  });

  it('has a placeholder for each actor, guard, action and delay', () => {
    expect(implemented(evaluateAsSketch(text))).toEqual(implemented(machine));
  });

  it.runIf(comparesGraphs(flow.name))(
    'has the same graph, if the real guards, actions, actors and functions replace the placeholders',
    { timeout: timeLimit },
    () => {
      const model = modelOf(flow);
      const pasted = rebuild(model, withComputed(evaluateAsSketch(text).config, machine.config));
      expect(signatureOf(explore(pasted))).toBe(signatureOf(explore(model)));
    },
  );
});

describe('a text that Sketch evaluates', () => {
  const machine = `export const machine = setup({}).createMachine({ id: 'door' });`;
  const library = `import { setup } from 'xstate';`;

  it('may contain types', () => {
    const typed = `import type { Door } from './door.ts';\nconst door: Door | null = null;\n${library}\n${machine}`;
    expect(evaluateAsSketch(typed).id).toBe('door');
  });

  it.each([
    ['another import of values', `import { doorName } from './door.ts';`],
    ['an import without names', `import './door.ts';`],
    ['an enumeration', 'enum Door { Open, Shut }'],
  ])('must not contain %s', (_, line) => {
    expect(() => evaluateAsSketch(`${library}\n${line}\n${machine}`)).toThrow(SyntaxError);
  });
});
