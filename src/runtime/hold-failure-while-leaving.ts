/** In milliseconds. After this time, the browser either has left the page or will not leave it. */
const grace = 5000;

/**
 * The time (`performance.now()`) when the browser last began to leave the page. The page's first script writes it
 * (`index.html`).
 */
const leavingSince = (): number => Number(document.documentElement.dataset['leaving'] ?? Number.NEGATIVE_INFINITY);

/** Whether the browser has just begun to leave the page. */
export const isLeaving = (): boolean => leavingSince() > performance.now() - grace;

/**
 * Makes a call and delays its failure while the page is being left. A reload aborts all running calls, even calls that
 * start during the reload. If this counted as a failure, the data stored for the time after the reload would be deleted.
 */
export async function holdFailureWhileLeaving<T>(call: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await call();
  } catch (error) {
    if (leavingSince() > begun - grace) await new Promise((resolve) => setTimeout(resolve, grace));
    throw error;
  }
}
