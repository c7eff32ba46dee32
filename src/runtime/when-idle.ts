/** Resolves when the browser has nothing else to do, after five seconds at most. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari does not have `requestIdleCallback`.
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });
