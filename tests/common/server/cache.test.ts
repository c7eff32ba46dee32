import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BoundedMap } from '#server/platform/cache/bounded-map.ts';
import { briefMemo } from '#server/platform/cache/brief-memo.ts';

test('a bounded map drops the oldest entry when a new key is added, but no entry when a known key gets a new value', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('b', 3);
  expect([map.get('a'), map.get('b')]).toEqual([1, 3]);
  map.set('c', 4);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 3, 4]);
});

describe('a value that is cached for a short time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const memoOf = () => {
    const memo = briefMemo<number>(250);
    let loads = 0;
    return { memo, read: () => memo.get(() => Promise.resolve(++loads)) };
  };

  test('is loaded again after its time', async () => {
    const { read } = memoOf();
    expect(await read()).toBe(1);
    vi.advanceTimersByTime(249);
    expect(await read()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await read()).toBe(2);
  });

  test('is loaded again after it was forgotten', async () => {
    const { memo, read } = memoOf();
    await read();
    memo.forget();
    expect(await read()).toBe(2);
  });

  test('is not cached if it was forgotten while it was being loaded, because it may be outdated', async () => {
    const { memo, read } = memoOf();
    const loaded = Promise.withResolvers<number>();
    const reading = memo.get(() => loaded.promise);
    memo.forget();
    loaded.resolve(99);
    expect(await reading).toBe(99);
    expect(await read()).toBe(1);
  });
});
