/*
 * Everything in which a browser keeps something for the shop. Where cookies and site data are blocked, the very names
 * throw, are missing, or lead to stores that refuse. No other file of the client uses them.
 */

/** Keeps texts by their keys. Never throws. */
export interface Store {
  /** Null if there is none. */
  readonly read: (key: string) => string | null;
  /** False if the browser does not keep it. Then this page remembers it until it is closed or loaded again. */
  readonly write: (key: string, text: string) => boolean;
  readonly drop: (key: string) => void;
}

/** What `ask` gives; null if the browser has no such thing, or refuses. */
function granted<T>(ask: () => T): NonNullable<T> | null {
  try {
    return ask() ?? null;
  } catch {
    return null;
  }
}

function guarded(find: () => Storage | null): Store {
  /** What the browser has not taken. */
  const remembered = new Map<string, string>();
  return {
    read: (key) => remembered.get(key) ?? granted(() => find()?.getItem(key)),
    write: (key, text) => {
      const isKept = granted(() => {
        find()?.setItem(key, text);
        return find() !== null;
      });
      if (isKept === true) remembered.delete(key);
      else remembered.set(key, text);
      return isKept === true;
    },
    drop: (key) => {
      remembered.delete(key);
      granted(() => find()?.removeItem(key));
    },
  };
}

/** For all tabs, also after the browser was closed. */
export const browserStore = guarded(() => window.localStorage);
/** For this tab, also after a reload. */
export const tabStore = guarded(() => window.sessionStorage);

/** These keep what must outlive the page, or nothing: without them the page of the pass says so. Null = refused. */
export const findDatabases = (): IDBFactory | null => granted(() => window.indexedDB);
export const findFileCaches = (): CacheStorage | null => granted(() => window.caches);
export const findWorkers = (): ServiceWorkerContainer | null => granted(() => navigator.serviceWorker);
