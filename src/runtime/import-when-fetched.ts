/** The fetched files and those on their way. */
const files = new Map<string, Promise<void>>();

/** Whether the browser has fetched a script already, for example because the page preloaded it. */
const isFetched = (address: string): boolean =>
  performance
    .getEntriesByName(new URL(address, document.baseURI).href)
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200);

const fetchScript = async (address: string): Promise<void> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`expected ${address} to be on the server, got ${answer.status}`);
  await answer.arrayBuffer();
};

const addStyles = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address, crossOrigin: '' });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', (event) => {
      link.remove();
      reject(new Error(`the styles ${address} could not be loaded`, { cause: event }));
    });
    document.head.append(link);
  });

function fetchFile(address: string): Promise<void> {
  const begun = files.get(address);
  if (begun !== undefined) return begun;
  const isStyle = address.endsWith('.css');
  // Styles have no effect by being fetched: the page may only have preloaded them.
  if (!isStyle && isFetched(address)) return Promise.resolve();
  const fetched = (isStyle ? addStyles : fetchScript)(address);
  files.set(address, fetched);
  fetched.catch(() => files.delete(address));
  return fetched;
}

/**
 * Imports a module after all its files have been fetched into the browser's cache. Chromium remembers a module that it
 * could not fetch as long as the page lives, so an import that has failed once would fail forever. The build puts this
 * around each `import()`; `paths` are the files of the module and of those that it imports.
 */
export async function importWhenFetched<Module>(
  importModule: () => Promise<Module>,
  paths: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(paths.map((path) => fetchFile(`/${path}`)));
  } catch (cause) {
    // In the words of the browser, by which the router knows this failure.
    throw new TypeError('Failed to fetch dynamically imported module', { cause });
  }
  return importModule();
}
