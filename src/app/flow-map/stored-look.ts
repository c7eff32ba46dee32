import { tabStore } from '#runtime/browser-store.ts';

/** The last look of the map: open, or folded to a strip; null = closed. */
export type Look = 'open' | 'folded';

const key = 'linka.flowMap';

/**
 * The look is stored for this tab, so that it survives a reload in the middle of a flow. Null if the map was closed, or
 * if the browser stores nothing.
 */
export function readLook(): Look | null {
  const kept = tabStore.read(key);
  return kept === 'open' || kept === 'folded' ? kept : null;
}

export function storeLook(look: Look | null): void {
  if (look === null) tabStore.drop(key);
  else tabStore.write(key, look);
}
