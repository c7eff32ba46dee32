/** Milliseconds between two looks, and by how much the device's two clocks may part before it must have slept. */
const interval = 1000;
const tolerance = 2000;

/**
 * How far the wall clock is ahead of the steady one, which some devices stop while they sleep. It is never asked for the
 * time: only a jump counts, by which the device slept or was set to another time, so that the server's has to be heard.
 */
const drift = (): number => Date.now() - (performance.timeOrigin + performance.now());

/** Tells when the device has slept, is in the net again, or the tab is shown again; gives the way to stop. */
export function onResume(tell: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let before = drift();
  const timer = setInterval(() => {
    const now = drift();
    if (Math.abs(now - before) > tolerance) tell();
    before = now;
  }, interval);
  const shown = () => {
    if (document.visibilityState === 'visible') tell();
  };
  document.addEventListener('visibilitychange', shown, { signal });
  window.addEventListener('online', tell, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && tell(), { signal });
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}
