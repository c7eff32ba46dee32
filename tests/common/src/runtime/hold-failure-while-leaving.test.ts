// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdFailureWhileLeaving } from '#runtime/hold-failure-while-leaving.ts';

/** What the page's first script notes (tests/common/scripts/first-script.test.ts). */
const leave = () => void (document.documentElement.dataset['leaving'] = String(performance.now()));

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
  afterEach(() => {
    vi.useRealTimers();
    delete document.documentElement.dataset['leaving'];
  });

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

  it('fails five seconds later also if the page is left so slowly that it fails long after that began', async () => {
    const call = underWay();
    leave();
    await vi.advanceTimersByTimeAsync(20_000);
    call.reject('failure');
    await vi.advanceTimersByTimeAsync(4999);
    expect(call.seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(call.seen).toEqual(['failure']);
  });

  it('fails later as well if it began when the page was already being left', async () => {
    leave();
    const call = underWay();
    call.reject('failure');
    await vi.advanceTimersByTimeAsync(4999);
    expect(call.seen).toEqual([]);
  });

  it('fails at once if the page was to be left long ago, such as for a download', async () => {
    leave();
    await vi.advanceTimersByTimeAsync(5000);
    const call = underWay();
    call.reject('failure');
    await vi.advanceTimersByTimeAsync(0);
    expect(call.seen).toEqual(['failure']);
  });
});
