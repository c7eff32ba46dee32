import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { describeFlow } from '#formal/flow-suite.ts';
import { pollingModel } from '#machines/common/polling/model/polling.model.ts';
import { pollingMachine } from '#machines/common/polling/polling.machine.ts';

describeFlow(pollingModel);

describe('polling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('repeats the call after two seconds, then less and less often, and stops after twenty calls', () => {
    let asked = 0;
    const actor = createActor(pollingMachine.provide({ actions: { ask: () => void (asked += 1) } })).start();
    const arrive = () => actor.send({ type: 'arrived', changing: '11 paying' });
    arrive();
    vi.advanceTimersByTime(1999);
    expect(asked).toBe(0);
    vi.advanceTimersByTime(1);
    expect(asked).toBe(1);
    vi.advanceTimersByTime(600_000);
    expect(asked, 'no request is sent while an answer is awaited').toBe(1);
    for (let round = 0; round < 100; round += 1) {
      arrive();
      vi.advanceTimersByTime(30_000);
    }
    expect(asked).toBe(20);
    expect(actor.getSnapshot().value).toBe('resting');
    actor.stop();
  });
});
