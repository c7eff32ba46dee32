/*
 * The service worker of one page of passes: the page of the pass, or the page that checks passes. It serves only its own
 * page and the files of this page, from the browser's cache. The server writes `linkaKept` in front of this code
 * (server/platform/static/pass-pages.ts).
 */

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  /** The files that the page needs, and their common version. */
  readonly linkaKept: { readonly version: string; readonly files: readonly string[] };
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const worker = self as unknown as WorkerScope;
const { version, files } = worker.linkaKept;
const page = new URL(worker.registration.scope).pathname;
const cachePrefix = `linka${page}:`;
const cacheName = `${cachePrefix}${version}`;
const kept: ReadonlySet<string> = new Set([page, ...files]);

/** Stores all files or none: if a file is missing, the browser keeps the version that it has. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  if ((await cache.match(page)) !== undefined) return;
  await cache.addAll([...kept].map((file) => new Request(file, { cache: 'no-cache' })));
}

async function forgetOldFiles(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request, path: string): Promise<Response> {
  const found = await caches.match(path, { cacheName }).catch(() => undefined);
  return found ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()));
// Stores the files again if they were deleted at log-out, and the page is used again before the browser has removed the
// worker.
worker.addEventListener('message', (event) => event.waitUntil(keepFiles()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldFiles()));
worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin || !kept.has(pathname)) return;
  event.respondWith(answer(event.request, pathname));
});
