const key = 'linka.faults';

/**
 * The faults asked for in the address (`?fault=shoppingCart=error500`), kept for the tab: the sandbox's server acts
 * on them, any other ignores them.
 */
export function requestedFaults(): string | null {
  const asked = new URLSearchParams(window.location.hash.split('?')[1] ?? window.location.search).get('fault');
  if (asked === '') window.sessionStorage.removeItem(key);
  else if (asked !== null) window.sessionStorage.setItem(key, asked);
  return window.sessionStorage.getItem(key);
}
