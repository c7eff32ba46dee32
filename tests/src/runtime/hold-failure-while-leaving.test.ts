// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdFailureWhileLeaving } from '../../../src/runtime/hold-failure-while-leaving.ts';

const leave = () => window.dispatchEvent(new Event('beforeunload'));

/** A call that the test ends, and what has become of it so far. */
function underWay() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const seen: unknown[] = [];
  void holdFailureWhileLeaving(() => promise).then(
    (answer) => seen.push(answer),
    (error: unknown) => seen.push(error),
  );
  return { seen, resolve, reject };
}

describe('a call while the page may be left', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('answers as ever', async () => {
    const call = underWay();
    leave();
    call.resolve('answer');
    await vi.advanceTimersByTimeAsync(0);
    expect(call.seen).toEqual(['answer']);
  });

  it('fails at once while the page stays', async () => {
    const call = underWay();
    call.reject('failure');
    await vi.advanceTimersByTimeAsync(0);
    expect(call.seen).toEqual(['failure']);
  });

  it('fails five seconds later when the page was being left, and stayed after all', async () => {
    const call = underWay();
    leave();
    call.reject('failure');
    await vi.advanceTimersByTimeAsync(4999);
    expect(call.seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(call.seen).toEqual(['failure']);
  });

  it('listens no longer than it lasts', async () => {
    const removed = vi.spyOn(window, 'removeEventListener');
    const added = vi.spyOn(window, 'addEventListener');
    const call = underWay();
    call.resolve('answer');
    await vi.advanceTimersByTimeAsync(0);
    expect(removed.mock.calls).toEqual(added.mock.calls);
    expect(added).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});
