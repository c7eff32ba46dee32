import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ImportedMachine } from '#gallery/stately/import-schema.ts';
import { normalFormOf } from '#gallery/stately/normal-form.ts';

const fits = (config: unknown): boolean => v.is(ImportedMachine, config);

describe('the normal form', () => {
  it.each<[string, unknown, unknown]>([
    ['a target', { on: { go: 'there' } }, { on: { go: [{ target: ['there'] }] } }],
    ['a transition', { always: { target: 'there' } }, { always: [{ target: ['there'] }] }],
    ['several targets', { onDone: { target: ['a', 'b'] } }, { onDone: [{ target: ['a', 'b'] }] }],
    ['a guard', { on: { go: [{ guard: 'isOpen' }] } }, { on: { go: [{ guard: { type: 'isOpen' } }] } }],
    ['an action', { entry: 'ring' }, { entry: [{ type: 'ring' }] }],
    [
      'actions with params',
      { exit: ['ring', { type: 'say', params: { word: 'hello' } }] },
      { exit: [{ type: 'ring' }, { type: 'say', params: { word: 'hello' } }] },
    ],
    ['a timer', { after: { timeLimit: 'late' } }, { after: { timeLimit: [{ target: ['late'] }] } }],
    ['a tag', { tags: 'busy' }, { tags: ['busy'] }],
    [
      'an invoke',
      { invoke: { src: 'load', onDone: 'shown', onError: { actions: 'say' } } },
      { invoke: [{ src: 'load', onDone: [{ target: ['shown'] }], onError: [{ actions: [{ type: 'say' }] }] }] },
    ],
    ['a child state', { states: { on: { entry: 'ring' } } }, { states: { on: { entry: [{ type: 'ring' }] } } }],
    ['an event that is refused', { on: { go: undefined } }, { on: { go: [{}] } }],
    ['a key without a value', { id: 'door', schemas: undefined }, { id: 'door' }],
  ])('of %s is what Stately imports', (_, config, form) => {
    expect(normalFormOf(config)).toEqual(form);
    expect(normalFormOf(form)).toEqual(form);
    expect(fits(form)).toBe(true);
  });

  it('keeps an unknown key, so that the schema refuses it', () => {
    expect(normalFormOf({ colour: 'red' })).toEqual({ colour: 'red' });
  });
});

describe('the import schema', () => {
  it('accepts a machine that uses every key', () => {
    const state = {
      id: 'state',
      type: 'history',
      history: 'deep',
      description: 'A state.',
      states: {},
      invoke: [{ id: 'load', systemId: 'load', src: 'load', input: [1, null, true], onSnapshot: [{ reenter: true }] }],
      on: { go: [{ description: 'Go.', meta: { deep: { list: ['a'] } } }] },
      after: {},
      always: [],
      entry: [],
      exit: [],
      onDone: [],
      meta: {},
      output: 'done',
      order: 1,
      tags: ['busy'],
      target: 'other',
      initial: 'inner',
    };
    const whole = { version: '1', context: {}, schemas: {}, options: { maxIterations: 10 } };
    expect(fits({ ...state, ...whole, history: true, states: { state } })).toBe(true);
  });

  it.each<[string, unknown]>([
    ['a target that is not a list', { on: { go: [{ target: 'there' }] } }],
    ['an empty target', { on: { go: [{ target: [''] }] } }],
    ['a transition that is not in a list', { on: { go: { target: ['there'] } } }],
    ['a list instead of a transition', { on: { go: [[]] } }],
    ['a guard that is only a name', { always: [{ guard: 'isOpen' }] }],
    ['an action that is only a name', { entry: ['ring'] }],
    ['an invoke that is not a list', { invoke: { src: 'load' } }],
    ['an invoke without a source', { invoke: [{ id: 'load' }] }],
    ['a tag that is not a list', { tags: 'busy' }],
    ['an initial state that is not a name', { initial: { target: 'shut' } }],
    ['a context in a state', { states: { shut: { context: {} } } }],
    ['a list as the context', { context: [] }],
    ['a number that JSON cannot contain', { context: { count: Infinity } }],
    ['an unknown type of state', { type: 'maybe' }],
    ['an unknown key of a state', { states: { shut: { colour: 'red' } } }],
    ['an unknown key of a transition', { on: { go: [{ cond: 'isOpen' }] } }],
    ['an unknown key of an action', { entry: [{ type: 'ring', times: 2 }] }],
  ])('refuses %s', (_, config) => expect(fits(config)).toBe(false));
});
