/** If the page still exists after this many milliseconds, it is not being left. */
const grace = 5000;

/**
 * Makes a call and delays its failure while the page is being left. A reload aborts running calls; if that counted as a
 * failure, the data that is stored for the time after the reload would be deleted.
 */
export async function holdFailureWhileLeaving<T>(call: () => Promise<T>): Promise<T> {
  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  window.addEventListener('beforeunload', leave);
  try {
    return await call();
  } catch (error) {
    if (leaving) await new Promise((resolve) => setTimeout(resolve, grace));
    throw error;
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}
