/*
 * The service worker of the pages of passes. With the scope of one of these pages (the page of the pass, or the page that
 * checks passes), it serves only this page and its files, from the browser's cache. With the scope of the shop, it does
 * nothing but lead to the page of the pass when the shop cannot be reached. The server writes `linkaKept` in front of
 * this code (server/platform/static/pass-pages.ts).
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

/** The shop's own answer, also if it is an error. Without any answer, the page of the pass. */
async function answerForShop(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return Response.redirect('/app/pass#offline');
  }
}

function servePage(): void {
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
}

function replaceShop(): void {
  worker.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    if (method !== 'GET' || mode !== 'navigate' || !/^\/(?:index\.html)?$/.test(new URL(url).pathname)) return;
    event.respondWith(answerForShop(event.request));
  });
}

if (page === '/') replaceShop();
else servePage();
