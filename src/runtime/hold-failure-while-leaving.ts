/** Milliseconds after which the browser has left the page, or does not leave it at all. */
const grace = 5000;

/** Milliseconds since the browser last began to leave the page, which its first script notes (`index.html`). */
const sinceLeaving = (): number =>
  performance.now() - Number(document.documentElement.dataset['leaving'] ?? Number.NEGATIVE_INFINITY);

/**
 * Makes a call and delays its failure while the page is being left. A reload aborts running calls, also those that begin
 * while it has already begun; if that counted as a failure, the data that is stored for the time after the reload would
 * be deleted.
 */
export async function holdFailureWhileLeaving<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (sinceLeaving() < grace) await new Promise((resolve) => setTimeout(resolve, grace));
    throw error;
  }
}
