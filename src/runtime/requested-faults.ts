import { tabStore } from './browser-store.ts';

const key = 'linka.faults';

/**
 * The injected faults that the address names (`?fault=shoppingCart=error500`), kept for this tab. The sandbox's server
 * simulates these failures; any other server ignores them. Null = no faults.
 */
export function requestedFaults(): string | null {
  const asked = new URLSearchParams(window.location.hash.split('?')[1] ?? window.location.search).get('fault');
  if (asked === '') tabStore.drop(key);
  else if (asked !== null) tabStore.write(key, asked);
  return tabStore.read(key);
}
