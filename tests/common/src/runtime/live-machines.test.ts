import { describe, expect, it } from 'vitest';
import { createActor, createMachine, sendTo, type AnyActorRef } from 'xstate';
import { createLiveMachines, type LiveMachines } from '#runtime/live-machines.ts';

const child = createMachine({
  id: 'child',
  initial: 'on',
  states: { on: { on: { end: 'over' } }, over: { type: 'final' } },
});
const parent = createMachine({
  id: 'parent',
  initial: 'open',
  invoke: { id: 'child', src: child },
  states: { open: { on: { endChild: { actions: sendTo('child', { type: 'end' }) }, press: {}, tick: {} } } },
});
const throwing = createMachine({
  id: 'throwing',
  on: {
    press: {
      actions: () => {
        throw new Error('broken');
      },
    },
  },
});

const namesIn = (machines: LiveMachines): readonly string[] =>
  machines.running().map((machine: AnyActorRef) => machine.getSnapshot().machine.id);

describe('the live machines', () => {
  it('are the running machines, including those that they invoke', () => {
    const machines = createLiveMachines();
    const actor = createActor(parent, { inspect: machines.inspect }).start();
    expect(namesIn(machines).toSorted()).toEqual(['child', 'parent']);
    actor.send({ type: 'endChild' });
    expect(namesIn(machines)).toEqual(['parent']);
    actor.stop();
    expect(namesIn(machines)).toEqual([]);
  });

  it('end with the machine that changed last; a tick of the clock is not a change', () => {
    const machines = createLiveMachines();
    const first = createActor(parent, { inspect: machines.inspect }).start();
    const other = createActor(createMachine({ id: 'other' }), { inspect: machines.inspect }).start();
    expect(namesIn(machines).at(-1)).toBe('other');
    first.send({ type: 'tick' });
    expect(namesIn(machines).at(-1)).toBe('other');
    first.send({ type: 'press' });
    expect(namesIn(machines).at(-1)).toBe('parent');
    first.stop();
    other.stop();
  });

  it('report each change until the subscription ends', () => {
    const machines = createLiveMachines();
    const actor = createActor(parent, { inspect: machines.inspect }).start();
    let changes = 0;
    const end = machines.subscribe(() => void (changes += 1));
    actor.send({ type: 'press' });
    expect(changes).toBe(1);
    end();
    actor.send({ type: 'press' });
    expect(changes).toBe(1);
    actor.stop();
  });

  it('do not contain a machine that has thrown', () => {
    const machines = createLiveMachines();
    const actor = createActor(throwing, { inspect: machines.inspect });
    actor.subscribe({ error: () => {} });
    actor.start();
    expect(namesIn(machines)).toEqual(['throwing']);
    actor.send({ type: 'press' });
    expect(namesIn(machines)).toEqual([]);
  });
});
