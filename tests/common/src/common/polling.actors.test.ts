// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { providePolling } from '#common/polling/polling.actors.ts';

const ask = vi.fn();
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a value that still changes (ORD-06)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    ask.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is fetched again, but not while the page is hidden', () => {
    const actor = createActor(providePolling(ask)).start();
    actor.send({ type: 'arrived', changing: 'PAID' });
    vi.advanceTimersByTime(2000);
    expect(ask).toHaveBeenCalledTimes(1);
    actor.send({ type: 'arrived', changing: 'PAID' });
    show('hidden');
    vi.advanceTimersByTime(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    show('visible');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('removes its listener from the page when it is stopped', () => {
    const removed: (boolean | undefined)[] = [];
    const add = vi.spyOn(document, 'addEventListener');
    const actor = createActor(providePolling(ask)).start();
    const options = add.mock.calls.map(([, , option]) => option as AddEventListenerOptions);
    actor.stop();
    for (const { signal } of options) removed.push(signal?.aborted);
    expect(removed).toEqual([true]);
  });
});
