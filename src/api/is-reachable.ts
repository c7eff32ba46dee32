/**
 * Whether the server of the page's files answers. It is asked when a file could not be loaded, so it is not the back end,
 * which may be another server. The browser's `onLine` is not enough: it is true in every network, even without a
 * connection to the internet.
 */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
