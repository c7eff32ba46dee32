/**
 * In milliseconds: the time between two checks, and the change of the drift from which the device has certainly slept.
 */
const interval = 1000;
const tolerance = 2000;

/**
 * How far the wall clock is ahead of the monotonic clock, which stops on some devices while they sleep. Only a change
 * matters: then the device has slept or its time was changed, and the server has to be asked again.
 */
const drift = (): number => Date.now() - (performance.timeOrigin + performance.now());

/**
 * Calls `listener` when the device has slept or is online again, or when the tab becomes visible. Returns a function
 * that removes the listener.
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
  const onVisibility = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('online', listener, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}
