/**
 * Whether the shop's server answers. The browser's `onLine` does not tell: it is true in every network, also in one
 * that leads nowhere.
 */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
