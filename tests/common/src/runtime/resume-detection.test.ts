// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onResume } from '#runtime/resume-detection.ts';

const start = Date.UTC(2026, 10, 21, 8);
/** How far the wall clock has moved ahead of the monotonic clock, in milliseconds. */
let asleep = 0;
let stop: () => void;
const resumed = vi.fn();

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pageShow = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a device that resumes', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: start });
    asleep = 0;
    resumed.mockClear();
    const wall = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => wall() + asleep);
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(start);
    vi.spyOn(performance, 'now').mockImplementation(() => wall() - start);
    stop = onResume(resumed);
  });
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is detected when its clocks differ by more than two seconds, ahead or behind', () => {
    asleep = 2000;
    vi.advanceTimersByTime(1000);
    expect(resumed).not.toHaveBeenCalled();
    asleep += 2001;
    vi.advanceTimersByTime(1000);
    expect(resumed).toHaveBeenCalledTimes(1);
    asleep -= 2001;
    vi.advanceTimersByTime(1000);
    expect(resumed).toHaveBeenCalledTimes(2);
  });

  it('is detected one time for each sleep', () => {
    asleep = 60_000;
    vi.advanceTimersByTime(10_000);
    expect(resumed).toHaveBeenCalledTimes(1);
  });

  it('is detected when its tab becomes visible, not when the tab is hidden', () => {
    show('hidden');
    expect(resumed).not.toHaveBeenCalled();
    show('visible');
    expect(resumed).toHaveBeenCalledTimes(1);
  });

  it('is detected when it is online again', () => {
    window.dispatchEvent(new Event('online'));
    expect(resumed).toHaveBeenCalledTimes(1);
  });

  it('is detected when the page is restored from the cache, not when the page is new', () => {
    pageShow(false);
    expect(resumed).not.toHaveBeenCalled();
    pageShow(true);
    expect(resumed).toHaveBeenCalledTimes(1);
  });

  it('is not detected any more after the listener is removed', () => {
    stop();
    asleep = 60_000;
    vi.advanceTimersByTime(5000);
    show('visible');
    window.dispatchEvent(new Event('online'));
    pageShow(true);
    expect(resumed).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
