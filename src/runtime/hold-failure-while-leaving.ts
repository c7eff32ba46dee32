/** If the page is still there after this many milliseconds, it is not being left. */
const grace = 5000;

/**
 * Makes a call whose failure is held back while the page is being left: a reload cuts calls off, and that must not
 * count as their failure, or what is kept over the reload would be dropped by the reload itself.
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
