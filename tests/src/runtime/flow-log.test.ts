import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { createFlowLog } from '../../../src/runtime/flow-log/flow-log.ts';

describe('the flow log', () => {
  it('contains events and states, but no typed text', () => {
    const log = createFlowLog(() => 7);
    const actor = createActor(sessionMachine, { inspect: log.inspect }).start();
    actor.send({ type: 'sessionRefused', now: 0 });
    expect(log.entries().at(-1)).toEqual({ at: 7, machine: 'session', event: 'sessionRefused', state: 'restoring' });
    expect(JSON.stringify(log.entries())).not.toContain('username');
    actor.stop();
  });

  it('leaves out the ticks of the clock, which would push out everything else', () => {
    const log = createFlowLog(() => 7);
    expect(log.entries()).toEqual([]);
    const ticking = createActor(createMachine({ id: 'ticking' }), { inspect: log.inspect }).start();
    const before = log.entries().length;
    ticking.send({ type: 'tick' });
    expect(log.entries()).toHaveLength(before);
    ticking.send({ type: 'tock' });
    expect(log.entries()).toHaveLength(before + 1);
    ticking.stop();
  });

  it('contains one entry for each event, however many there are of its inspection', () => {
    const log = createFlowLog(() => 7);
    const actor = createActor(sessionMachine, { inspect: log.inspect }).start();
    const before = log.entries().length;
    actor.send({ type: 'sessionRefused', now: 0 });
    expect(log.entries()).toHaveLength(before + 1);
    actor.stop();
  });

  it('keeps only the last 500 entries', () => {
    const log = createFlowLog(() => 7);
    const actor = createActor(sessionMachine, { inspect: log.inspect }).start();
    for (let count = 0; count < 900; count += 1) actor.send({ type: 'submit' });
    expect(log.entries()).toHaveLength(500);
    actor.stop();
  });
});
