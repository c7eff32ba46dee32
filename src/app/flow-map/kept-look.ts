/** How the tester has left the map: open, or folded to a strip; null = closed. */
export type Look = 'open' | 'folded';

const key = 'linka.flowMap';

/** Kept for this tab, so that a reload in the middle of a flow keeps it. Null if it was closed, or nothing can be kept. */
export function keptLook(): Look | null {
  try {
    const kept = window.sessionStorage.getItem(key);
    return kept === 'open' || kept === 'folded' ? kept : null;
  } catch {
    return null;
  }
}

export function keepLook(look: Look | null): void {
  try {
    if (look === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, look);
  } catch {
    // After a reload the map is closed then.
  }
}
