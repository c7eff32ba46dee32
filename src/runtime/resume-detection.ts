/** Milliseconds between two checks, and the difference of the two clocks from which the device must have slept. */
const interval = 1000;
const tolerance = 2000;

/**
 * How far the wall clock is ahead of the monotonic clock, which stops on some devices while they sleep. Only a change
 * matters: the device has slept or its time was changed, so the server has to be asked again.
 */
const drift = (): number => Date.now() - (performance.timeOrigin + performance.now());

/**
 * Calls `listener` when the device has slept, is online again, or the tab becomes visible. Returns a function that
 * stops it.
 */
export function onResume(listener: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let before = drift();
  const timer = setInterval(() => {
    const now = drift();
    if (Math.abs(now - before) > tolerance) listener();
    before = now;
  }, interval);
  const shown = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', shown, { signal });
  window.addEventListener('online', listener, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}
