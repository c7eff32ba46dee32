/*
 * All browser storage of the shop. If cookies and site data are blocked, even access to `localStorage` and similar
 * properties throws or returns undefined, or the storage rejects each write. No other file of the client uses these
 * properties. The package idb opens the database of src/api/composed/application-drafts, which expects all this.
 */

/** Stores texts by key. Never throws. */
export interface Store {
  /** Null if the key has no text. */
  readonly read: (key: string) => string | null;
  /** False if the browser does not store the text. Then it is kept in memory until this page is closed or reloaded. */
  readonly write: (key: string, text: string) => boolean;
  readonly drop: (key: string) => void;
}

/** The result of `ask`; null if the browser lacks this feature or throws. */
function resultOrNull<T>(ask: () => T): NonNullable<T> | null {
  try {
    return ask() ?? null;
  } catch {
    return null;
  }
}

function createStore(find: () => Storage | null): Store {
  /** The texts that the browser did not store. */
  const remembered = new Map<string, string>();
  return {
    read: (key) => remembered.get(key) ?? resultOrNull(() => find()?.getItem(key)),
    write: (key, text) => {
      const isKept = resultOrNull(() => {
        find()?.setItem(key, text);
        return find() !== null;
      });
      if (isKept === true) remembered.delete(key);
      else remembered.set(key, text);
      return isKept === true;
    },
    drop: (key) => {
      remembered.delete(key);
      resultOrNull(() => find()?.removeItem(key));
    },
  };
}

/** Shared by all tabs; kept after the browser is closed. */
export const browserStore = createStore(() => window.localStorage);
/** For this tab only; kept after a reload. */
export const tabStore = createStore(() => window.sessionStorage);

/**
 * These stores have no substitute in memory, because their data must outlive the page: without them, the page of the
 * pass shows a message. Null = the browser does not allow their use.
 */
export const findDatabases = (): IDBFactory | null => resultOrNull(() => window.indexedDB);
export const findFileCaches = (): CacheStorage | null => resultOrNull(() => window.caches);
export const findWorkers = (): ServiceWorkerContainer | null => resultOrNull(() => navigator.serviceWorker);

/** Whether the browser has a database with this name, or cannot tell. */
export async function mayHaveDatabase(name: string): Promise<boolean> {
  const factory = findDatabases();
  if (factory === null) return false;
  // Firefox before 126 has no `databases`.
  const listing: Partial<Pick<IDBFactory, 'databases'>> = factory;
  const found = await listing.databases?.();
  return found === undefined || found.some((database) => database.name === name);
}
