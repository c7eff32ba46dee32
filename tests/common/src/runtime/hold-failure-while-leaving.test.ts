// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdFailureWhileLeaving } from '#runtime/hold-failure-while-leaving.ts';

/** Marks the page as being left, as its first script does (tests/common/scripts/first-script.test.ts). */
const leave = () => void (document.documentElement.dataset['leaving'] = String(performance.now()));

/** A call that the test settles, and its results so far. */
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
  afterEach(() => {
    vi.useRealTimers();
    delete document.documentElement.dataset['leaving'];
  });

  it('returns its result as usual', async () => {
    const call = underWay();
    leave();
    call.resolve('answer');
    await vi.advanceTimersByTimeAsync(0);
    expect(call.seen).toEqual(['answer']);
  });

  it('fails at once if the page is not being left', async () => {
    const call = underWay();
    call.reject('failure');
    await vi.advanceTimersByTimeAsync(0);
    expect(call.seen).toEqual(['failure']);
  });

  it('fails five seconds later if the browser began to leave the page, but did not leave it', async () => {
    const call = underWay();
    leave();
    call.reject('failure');
    await vi.advanceTimersByTimeAsync(4999);
    expect(call.seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(call.seen).toEqual(['failure']);
  });

  it('also fails five seconds later if it fails long after the browser began to leave the page', async () => {
    const call = underWay();
    leave();
    await vi.advanceTimersByTimeAsync(20_000);
    call.reject('failure');
    await vi.advanceTimersByTimeAsync(4999);
    expect(call.seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(call.seen).toEqual(['failure']);
  });

  it('also fails later if it began when the page was already being left', async () => {
    leave();
    const call = underWay();
    call.reject('failure');
    await vi.advanceTimersByTimeAsync(4999);
    expect(call.seen).toEqual([]);
  });

  it('fails at once if the browser began to leave the page long ago, for example for a download', async () => {
    leave();
    await vi.advanceTimersByTimeAsync(5000);
    const call = underWay();
    call.reject('failure');
    await vi.advanceTimersByTimeAsync(0);
    expect(call.seen).toEqual(['failure']);
  });
});
