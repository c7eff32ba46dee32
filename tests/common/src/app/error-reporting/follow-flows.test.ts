import { expect, it } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import { followFlows, type FlowStep } from '#app/error-reporting/follow-flows.ts';
import { createFlowLog } from '#runtime/flow-log/flow-log.ts';
import { createLiveMachines } from '#runtime/live-machines.ts';

const fault = new Error('broken');
const machine = createMachine({
  id: 'order',
  initial: 'shown',
  states: {
    shown: { on: { pay: 'paying', type: {} } },
    paying: { invoke: { id: 'pay12', src: fromPromise(() => Promise.reject(fault)), onError: 'failed' } },
    failed: { on: { again: 'shown' } },
  },
});

it('reports each change of a state (also earlier changes) without payload, and each failure of an actor', async () => {
  let now = 1000;
  const log = createFlowLog(() => now, { kept: 20, stretch: 2 });
  const machines = createLiveMachines();
  const actor = createActor(machine, {
    inspect: (event) => {
      log.inspect(event);
      machines.inspect(event);
    },
  }).start();
  actor.send({ type: 'type', value: 'Novák' });
  actor.send({ type: 'pay', card: '4711' });
  now = 2000;
  const steps: FlowStep[] = [];
  const failures: unknown[] = [];
  const followers = {
    changed: (step: FlowStep) => void steps.push(step),
    failed: (flow: string, error: unknown) => void failures.push([flow, error]),
  };
  followFlows({ log, machines }, followers);
  const before = { at: 1000, machine: 'order', from: 'shown', to: 'paying', event: 'pay' };
  expect(steps).toEqual([before]);

  await expect.poll(() => actor.getSnapshot().value).toBe('failed');
  actor.send({ type: 'again' });
  expect(steps).toEqual([
    before,
    { at: 2000, machine: 'order', from: 'paying', to: 'failed', event: 'xstate.error.actor.pay0' },
    { at: 2000, machine: 'order', from: 'failed', to: 'shown', event: 'again' },
  ]);
  expect(failures).toEqual([['order', fault]]);
});
