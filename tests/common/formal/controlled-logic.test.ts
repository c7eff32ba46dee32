import { expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { endWith, withControlledActors } from '#formal/exploration/controlled-logic.ts';

const child = setup({}).createMachine({ id: 'child', initial: 'open', states: { open: {}, gone: {} } });
const parent = setup({ actors: { child } }).createMachine({
  id: 'parent',
  initial: 'running',
  states: {
    running: { invoke: { id: 'child', src: 'child', onSnapshot: { target: 'over' } } },
    over: { type: 'final' },
  },
});

it('a child whose report ends its parent reports nothing to the stopped parent', () => {
  const warn = vi.spyOn(console, 'warn');
  const actor = createActor(withControlledActors(parent)).start();
  const gone = child.resolveState({ value: 'gone' });
  actor.getSnapshot().children['child']?.send(endWith({ snapshot: gone }));
  expect(actor.getSnapshot().status).toBe('done');
  expect(warn).not.toHaveBeenCalled();
});
