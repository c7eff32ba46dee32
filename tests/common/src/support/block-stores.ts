/** Replaces properties by a getter. Returns a function that restores them. */
function replaceAll(names: readonly (readonly [object, string])[], get: () => unknown): () => void {
  const before = names.map(([target, name]) => [target, name, Object.getOwnPropertyDescriptor(target, name)] as const);
  for (const [target, name] of names) Object.defineProperty(target, name, { configurable: true, get });
  return () => {
    for (const [target, name, own] of before) {
      if (own === undefined) Reflect.deleteProperty(target, name);
      else Object.defineProperty(target, name, own);
    }
  };
}

const all = () =>
  [
    [window, 'localStorage'],
    [window, 'sessionStorage'],
    [window, 'indexedDB'],
    [window, 'caches'],
    [navigator, 'serviceWorker'],
  ] as const;

const deny = () => {
  throw new DOMException('The request was denied.', 'SecurityError');
};

/** A browser in which cookies and site data are blocked. Returns a function that unblocks them. */
export const blockStores = (): (() => void) => replaceAll(all(), deny);

/** A browser without any storage, as in some apps. */
export const withoutStores = (): (() => void) => replaceAll(all(), () => null);

/** A browser that blocks only the storage of a tab. */
export const blockTabStore = (): (() => void) => replaceAll([[window, 'sessionStorage']], deny);
