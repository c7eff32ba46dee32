import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { explore } from '#formal/exploration/explore.ts';
import { signatureOf, throughJson } from '#formal/exploration/json-round-trip.ts';
import { readFlows } from '#gallery/flows.ts';
import { importJson } from '#gallery/stately/import-json.ts';
import { leftOutOf } from '#gallery/stately/left-out.ts';
import { normalFormOf } from '#gallery/stately/normal-form.ts';
import { comparesGraphs } from './compared-graphs.ts';
import { modelOf } from './model-of.ts';

const flows = await readFlows();

/** The time limit for exploring a machine twice, in milliseconds: the computer may be busy. */
const timeLimit = 60_000;

const functionsIn = (value: unknown): number => {
  if (typeof value === 'function') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + functionsIn(one), 0);
};

const withoutFunctions = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutFunctions);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, one]) => typeof one !== 'function');
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutFunctions(one)]));
};

it('finds a flow in every machine file', () => {
  expect(flows.length).toBe(
    globSync('machines/**/*.machine.ts', { cwd: join(import.meta.dirname, '../../..') }).length,
  );
});

describe.each(flows)('the JSON of $name', (flow) => {
  const { machine } = flow;
  const form = normalFormOf(machine.config);

  it("matches Stately's import schema, and contains the normal form except functions", () => {
    expect(JSON.parse(importJson(machine))).toEqual(withoutFunctions(form));
  });

  it('lacks exactly the functions that leftOutOf lists', () =>
    expect(leftOutOf(machine).length).toBe(functionsIn(form)));

  it.runIf(comparesGraphs(flow.name))('describes a machine with the same graph', { timeout: timeLimit }, () => {
    const model = modelOf(flow);
    expect(signatureOf(explore(throughJson(model, form)))).toBe(signatureOf(explore(model)));
  });
});

describe('a machine that Stately would not import unchanged', () => {
  const { createMachine } = setup({ guards: { isOpen: () => true }, actions: { ring: () => {} } });
  const withUnknownKey: object = { id: 'door', initial: 'shut', states: { shut: { colour: 'red' } } };

  it.each<[string, AnyStateMachine, string]>([
    ['an unknown key', createMachine(withUnknownKey), 'states.shut.colour'],
    [
      'a guard that is a function',
      createMachine({ id: 'door', on: { knock: { guard: () => true, actions: 'ring' } } }),
      'on.knock.0.guard: a function',
    ],
    [
      'an initial state with actions',
      createMachine({ id: 'door', initial: { target: 'shut', actions: 'ring' }, states: { shut: {} } }),
      'initial',
    ],
  ])('is refused because of %s', (_, machine, message) => expect(() => importJson(machine)).toThrow(message));
});
