import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const origin = 'http://shop.example';
const page = '/app/pass';
/** The path of a script that exports nothing. */
const script = '../../../../src/app/pass/pass-worker.ts';
const files = ['/assets/pass.js', '/assets/pass.css'];

type Event = { readonly request?: Request };
type Listener = (event: Event & { waitUntil: (done: Promise<unknown>) => void; respondWith: unknown }) => void;

/** Like a request of a worker, which may have an address without an origin. */
class WorkerRequest extends Request {
  constructor(input: string | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init);
  }
}

let stores: Map<string, Map<string, Response>>;
let fetched: { path: string; cache: string }[];
let isBroken: boolean;
let isOffline: boolean;
let lacking: string | null;
let send: (type: string, event?: Event) => Promise<Response | undefined>;
const claim = vi.fn(async () => {});

const textOf = (answer: Response | undefined) => answer?.text();

async function get({ url, cache }: Request): Promise<Response> {
  const path = new URL(url).pathname;
  fetched.push({ path, cache });
  if (isOffline) throw new TypeError('no network');
  if (path === lacking) throw new TypeError('no such file');
  return new Response(`the server's ${path}`);
}

const cacheOf = (name: string) => {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return {
    match: async (path: string) => store.get(path)?.clone(),
    addAll: async (requests: readonly Request[]) => {
      const answers = await Promise.all(
        requests.map(async (request) => [new URL(request.url).pathname, await get(request)] as const),
      );
      for (const [path, answer] of answers) store.set(path, answer);
    },
  };
};

const caches = {
  open: async (name: string) => cacheOf(name),
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
  match: async (path: string, { cacheName }: { readonly cacheName: string }) => {
    if (isBroken) throw new Error('the store is broken');
    return stores.get(cacheName)?.get(path)?.clone();
  },
};

beforeEach(async () => {
  stores = new Map();
  fetched = [];
  isBroken = false;
  isOffline = false;
  lacking = null;
  claim.mockClear();
  await start(page);
});

/** Starts the worker with this scope. */
async function start(scope: string): Promise<void> {
  const listeners = new Map<string, Listener>();
  vi.stubGlobal('Request', WorkerRequest);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', get);
  vi.stubGlobal('self', {
    registration: { scope: `${origin}${scope}` },
    location: { origin },
    clients: { claim },
    linkaKept: { version: '2', files },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  });
  vi.resetModules();
  await import(/* @vite-ignore */ script);
  send = async (type, event = {}) => {
    let answer: Promise<Response> | undefined;
    let done: Promise<unknown> | undefined;
    listeners.get(type)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => void (done = work),
      respondWith: (given: Promise<Response>) => void (answer = given),
    });
    await done;
    return answer;
  };
}
afterEach(() => vi.unstubAllGlobals());

const ask = (address: string, method = 'GET') => send('fetch', { request: new WorkerRequest(address, { method }) });
const kept = () => stores.get('linka/app/pass:2');

describe('the worker of the page of the pass', () => {
  it.each(['install', 'message'])(
    'fetches the page and all of its files from the server and stores them at %s',
    async (type) => {
      await send(type);
      expect(fetched).toEqual([page, ...files].map((path) => ({ path, cache: 'no-cache' })));
      expect([...(kept()?.keys() ?? [])]).toEqual([page, ...files]);
    },
  );

  it('stores the files only one time', async () => {
    await send('install');
    await send('message');
    expect(fetched).toHaveLength(3);
  });

  it('stores no file if one is missing, and is not installed', async () => {
    lacking = '/assets/pass.css';
    await expect(send('install')).rejects.toThrow('no such file');
    expect(kept()?.size).toBe(0);
  });

  it('answers with the stored files, without the server', async () => {
    await send('install');
    fetched.length = 0;
    expect(await textOf(await ask(page))).toBe("the server's /app/pass");
    expect(await textOf(await ask('/assets/pass.js?v=1'))).toBe("the server's /assets/pass.js");
    expect(fetched).toEqual([]);
  });

  it.each([
    ['is lost', () => kept()?.clear()],
    ['cannot be read', () => void (isBroken = true)],
  ])('asks the server for a file that %s', async (_what, lose) => {
    await send('install');
    fetched.length = 0;
    lose();
    expect(await textOf(await ask('/assets/pass.js'))).toBe("the server's /assets/pass.js");
    expect(fetched.map(({ path }) => path)).toEqual(['/assets/pass.js']);
  });

  it.each([
    ['another page', '/app/user-account', 'GET'],
    ['a call', '/api/eshop/passes', 'GET'],
    ['a page below', '/app/pass/more', 'GET'],
    ['the page by POST', page, 'POST'],
    ['another server', `https://other.example${page}`, 'GET'],
  ])('leaves requests for %s to the browser', async (_what, address, method) => {
    await send('install');
    expect(await ask(address, method)).toBeUndefined();
  });

  it('deletes only the files of its earlier versions, and takes control of the open pages', async () => {
    const others = ['linka/app/pass:1', 'linka/verify-pass:1', 'other'];
    for (const name of others) stores.set(name, new Map());
    await send('install');
    await send('activate');
    expect([...stores.keys()].toSorted()).toEqual(['linka/app/pass:2', 'linka/verify-pass:1', 'other']);
    expect(claim).toHaveBeenCalledOnce();
  });
});

describe('the worker of the shop', () => {
  /** A request that opens a page; `Request` refuses this mode, and only browsers make such requests. */
  const navigation = (address: string, init: RequestInit = {}) =>
    Object.defineProperty(new WorkerRequest(address, init), 'mode', { value: 'navigate' });
  const visit = (address: string, init?: RequestInit) => send('fetch', { request: navigation(address, init) });
  beforeEach(() => start('/'));

  it('stores nothing, and does not take control of open pages', async () => {
    for (const type of ['install', 'activate', 'message']) await send(type);
    expect([fetched, stores.size]).toEqual([[], 0]);
    expect(claim).not.toHaveBeenCalled();
  });

  it.each(['/', '/index.html', '/?brand=lipka'])('opens %s with the answer of the server', async (address) => {
    expect(await textOf(await visit(address))).toBe(`the server's ${new URL(address, origin).pathname}`);
  });

  it('shows an error of the server as it is', async () => {
    vi.stubGlobal('fetch', async () => new Response('maintenance', { status: 503 }));
    expect(await visit('/')).toMatchObject({ status: 503 });
  });

  it.each(['/', '/index.html'])('leads from %s to the page of the pass if there is no answer', async (address) => {
    isOffline = true;
    const redirect = vi.spyOn(Response, 'redirect').mockReturnValue(new Response('the pass'));
    expect(await textOf(await visit(address))).toBe('the pass');
    expect(redirect).toHaveBeenCalledWith('/app/pass#offline');
  });

  it('leaves all other requests to the browser', async () => {
    expect(await ask('/')).toBeUndefined();
    expect(await visit('/', { method: 'POST' })).toBeUndefined();
    for (const address of [page, '/verify-pass', '/assets/shop.js', '/api/eshop/session', '/app', '/index.html/more']) {
      expect(await visit(address)).toBeUndefined();
    }
    expect(fetched).toEqual([]);
  });
});
