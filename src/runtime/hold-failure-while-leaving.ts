/** Milliseconds after which the browser has left the page, or does not leave it at all. */
const grace = 5000;

/** When the browser last began to leave the page, which its first script notes (`index.html`); `performance.now()`. */
const leavingSince = (): number => Number(document.documentElement.dataset['leaving'] ?? Number.NEGATIVE_INFINITY);

/** Whether the browser has just begun to leave the page. */
export const isLeaving = (): boolean => leavingSince() > performance.now() - grace;

/**
 * Makes a call and delays its failure while the page is being left. A reload aborts running calls, also those that begin
 * while it has already begun; if that counted as a failure, the data that is stored for the time after the reload would
 * be deleted.
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
