/** Replaces what names give. Returns a function that puts them back. */
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

/** A browser whose owner blocks cookies and site data. Returns a function that lets it keep something again. */
export const blockStores = (): (() => void) => replaceAll(all(), deny);

/** A browser that has no stores, as in some apps. */
export const withoutStores = (): (() => void) => replaceAll(all(), () => null);

/** A browser that lets nothing be kept for a tab alone. */
export const blockTabStore = (): (() => void) => replaceAll([[window, 'sessionStorage']], deny);
