import { tabStore } from '#runtime/browser-store.ts';

/** How the tester has left the map: open, or folded to a strip; null = closed. */
export type Look = 'open' | 'folded';

const key = 'linka.flowMap';

/** Kept for this tab, so that a reload in the middle of a flow keeps it. Null if it was closed, or nothing can be kept. */
export function keptLook(): Look | null {
  const kept = tabStore.read(key);
  return kept === 'open' || kept === 'folded' ? kept : null;
}

export function keepLook(look: Look | null): void {
  if (look === null) tabStore.drop(key);
  else tabStore.write(key, look);
}
