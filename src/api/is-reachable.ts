/**
 * Whether the shop's server answers. The browser's `onLine` is not enough: it is true in every network, even without a
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
