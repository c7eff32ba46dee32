/** The files that are fetched or being fetched. */
const files = new Map<string, Promise<void>>();

/** Whether the browser has fetched a script already, for example because the page preloaded it. */
const isFetched = (address: string): boolean =>
  performance
    .getEntriesByName(new URL(address, document.baseURI).href)
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200);

/** The browser's error message, by which the router recognizes this failure. */
const words = 'Failed to fetch dynamically imported module';

/** The server answers, but no longer has a file, because a newer version of the shop has other files. */
export class FileGone extends TypeError {
  constructor(address: string, found: string) {
    super(words, { cause: new Error(`expected ${address} to be on the server, got ${found}`) });
  }
}

/** Rejects with {@link FileGone} if the server does not have the file, or answers with an HTML page instead. */
async function fetchWhole(address: string, type: string): Promise<void> {
  const answer = await fetch(address);
  if (answer.status === 404 || answer.status === 410) throw new FileGone(address, String(answer.status));
  if (!answer.ok) throw new Error(`expected ${address} from the server, got ${answer.status}`);
  const found = answer.headers.get('content-type') ?? '';
  if (!found.includes(type)) throw new FileGone(address, found);
  await answer.arrayBuffer();
}

const fetchScript = (address: string): Promise<void> => fetchWhole(address, 'javascript');

const applyStyles = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address, crossOrigin: '' });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', (event) => {
      link.remove();
      reject(new Error(`the styles ${address} could not be loaded`, { cause: event }));
    });
    document.head.append(link);
  });

/**
 * Failed styles are fetched again to find the reason, because the browser does not report why styles could not be
 * loaded.
 */
const addStyles = (address: string): Promise<void> =>
  applyStyles(address).catch(async (cause: unknown) => {
    await fetchWhole(address, 'css');
    throw cause;
  });

function fetchFile(address: string): Promise<void> {
  const begun = files.get(address);
  if (begun !== undefined) return begun;
  const isStyle = address.endsWith('.css');
  // Styles must be added to the page even if they were fetched: they may have been preloaded only.
  if (!isStyle && isFetched(address)) return Promise.resolve();
  const fetched = (isStyle ? addStyles : fetchScript)(address);
  files.set(address, fetched);
  fetched.catch(() => files.delete(address));
  return fetched;
}

/**
 * Imports a module after all its files have been fetched into the browser's cache. Chromium remembers a failed import
 * until the page is closed, so a module whose import has failed could never be imported again. The build puts this
 * function around each `import()`; `paths` are the files of the module and of the modules that it imports.
 */
export async function importWhenFetched<Module>(
  importModule: () => Promise<Module>,
  paths: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(paths.map((path) => fetchFile(`/${path}`)));
  } catch (cause) {
    throw cause instanceof FileGone ? cause : new TypeError(words, { cause });
  }
  return importModule();
}
