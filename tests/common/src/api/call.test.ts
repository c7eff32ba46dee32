import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallEnvironment } from '#api/call-environment.ts';
import type { Call } from '#api/call.ts';
import { createCall } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { managingAccounts } from '#contract/endpoints/account-link-list.ts';
import { login, updatePassword } from '#contract/endpoints/auth.ts';
import { customer } from '#contract/endpoints/customers.ts';
import { messages, supportedLocales } from '#contract/endpoints/i18n.ts';
import { removeCartItem } from '#contract/endpoints/shopping-cart.ts';
import type { Failure } from '#machines/common/failure.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const failures: [Failure, EndpointDefinition][] = [];
const numbers: [number, number][] = [];
const times: number[] = [];
const refusedTokens: string[] = [];
let willRenew = false;

let now = 0;

const environment: CallEnvironment = {
  baseUrl: async () => 'http://shop.example',
  prepared: new Map(),
  token: () => 'secret',
  locale: () => 'pl',
  now: () => now,
  faults: () => null,
  serverTimeReceived: (time) => void times.push(time),
  hold: () => null,
  renewToken: async (token) => {
    refusedTokens.push(token);
    return willRenew;
  },
  failed: (failure, endpoint, thisCall, lastCall) => {
    failures.push([failure, endpoint]);
    numbers.push([thisCall, lastCall]);
  },
};
let call: Call;

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) => {
  const fetch = vi.fn(async (_request: Request) => Response.json(body, { status, headers }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const requestOf = (fetch: ReturnType<typeof answer>): Request => {
  const [request] = fetch.mock.calls[0] ?? [];
  if (request === undefined) throw new Error('expected a request, but none was sent');
  return request;
};

beforeEach(() => {
  call = createCall(environment);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  failures.length = 0;
  numbers.length = 0;
  times.length = 0;
  refusedTokens.length = 0;
  willRenew = false;
});

describe('a call of the contract', () => {
  it('sends language, token and time zone (API-01)', async () => {
    const fetch = answer({ httpCode: 404, name: 'NOT_FOUND', message: '' }, 404);
    await expect(call(customer, { params: { id: 7 } })).rejects.toMatchObject({ name: 'NOT_FOUND', status: 404 });
    const request = requestOf(fetch);
    expect(request.url).toMatch(/^http:\/\/shop\.example\/api\/eshop\/customers\/7\?timezoneOffset=-?\d+$/);
    expect(request.headers.get('accept-language')).toBe('pl');
    expect(request.headers.get('authorization')).toBe('Bearer secret');
  });

  it.each([
    ['summer', Date.UTC(2026, 6, 1), '-120'],
    ['winter', Date.UTC(2026, 11, 1), '-60'],
  ])('sends the time zone of the shop’s %s (API-01)', async (_season, moment, offset) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function minutes(this: Date) {
      return this.getUTCMonth() === 6 ? -120 : -60;
    });
    now = moment;
    const fetch = answer({ data: ['cs'] });
    await call(supportedLocales);
    expect(new URL(requestOf(fetch).url).searchParams.get('timezoneOffset')).toBe(offset);
  });

  it('sends the language whose alphabet sorts a list, but only if the call reads a list (API-01)', async () => {
    const list = answer({ items: [], totalCount: 0 });
    await call(managingAccounts, { query: { sortBy: 'username', limit: 25 } });
    const { searchParams } = new URL(requestOf(list).url);
    expect(Object.fromEntries(searchParams)).toMatchObject({ sortBy: 'username', limit: '25', sortLocale: 'pl' });
    const plain = answer({ data: ['cs'] });
    await call(supportedLocales);
    expect(requestOf(plain).url).not.toContain('sortLocale');
  });

  it('reports the language of its response', async () => {
    answer({ data: {} }, 200, { 'content-language': 'sk' });
    const answeredIn = vi.fn();
    await call(messages, { answeredIn });
    expect(answeredIn).toHaveBeenCalledWith('sk');
  });

  it.each([
    ['reports that its response repeats an earlier result', { 'idempotent-replayed': 'true' }, 1],
    ['does not report a repeated result if the result is new', {}, 0],
  ])('%s', async (_what, headers: Record<string, string>, reports) => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204, headers }));
    const repeated = vi.fn();
    await call(removeCartItem, { params: { id: 1 }, repeated });
    expect(repeated).toHaveBeenCalledTimes(reports);
  });

  it('resolves if the response repeats an earlier result, even if the caller has no `repeated` callback', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204, headers: { 'idempotent-replayed': 'true' } }));
    await expect(call(removeCartItem, { params: { id: 1 } })).resolves.toBeUndefined();
  });

  it.each([
    ['is repeated one time with a new token', true, 2],
    ['fails without a new token', false, 1],
  ])('%s if its token is refused (API-03)', async (_what, renewal, requests) => {
    willRenew = renewal;
    const fetch = answer({ httpCode: 401, name: 'UNAUTHENTICATED', message: '' }, 401);
    await expect(call(customer, { params: { id: 7 } })).rejects.toMatchObject({ status: 401 });
    expect(fetch).toHaveBeenCalledTimes(requests);
    expect(refusedTokens).toEqual(['secret']);
  });

  it('has the same idempotency key, query and body when it is repeated with a new token (API-03)', async () => {
    willRenew = true;
    const tokens = ['old', 'new'];
    const sent: { readonly url: string; readonly headers: Headers; readonly body: string }[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push({ url: request.url, headers: request.headers, body: await request.text() });
      return sent.length === 1
        ? Response.json({ httpCode: 401, name: 'UNAUTHENTICATED', message: '' }, { status: 401 })
        : new Response(null, { status: 204 });
    });
    const renewing = createCall({ ...environment, token: () => tokens[sent.length] ?? null });
    await renewing(updatePassword, { body: { password: 'Linka-2026' }, idempotencyKey: 'key' });
    const [first, again] = sent;
    expect(sent).toHaveLength(2);
    expect(again?.url).toBe(first?.url);
    expect([first?.body, again?.body]).toEqual(Array(2).fill('{"password":"Linka-2026"}'));
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key', 'key']);
    expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual(Array(2).fill('application/json'));
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
  });

  it.each([500, 503, 429, 408])(
    'is not repeated after a response with status %i, because its machine decides about retries',
    async (status) => {
      const fetch = answer({ httpCode: status, name: 'NOT_FOUND', message: '' }, status, { 'retry-after': '0' });
      await expect(call(customer, { params: { id: 7 } })).rejects.toMatchObject({ status });
      expect(fetch).toHaveBeenCalledOnce();
    },
  );

  it('fails after 20 seconds without an answer, and is not repeated', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn(() => new Promise<Response>(() => {}));
    vi.stubGlobal('fetch', fetch);
    const given = call(customer, { params: { id: 7 } }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(19_900);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    await expect(given).resolves.toMatchObject({ name: 'NO_ANSWER', status: 0 });
    expect(fetch).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('uses a prepared response only one time, and sends a request the next time', async () => {
    const fetch = answer({ data: ['cs'] });
    const prepared = new Map<string, unknown>([
      ['/api/eshop/i18n/supported-locales', { data: ['pl', 'cs'] }],
      ['/api/eshop/i18n/messages?scope=visitor', { data: { title: 'Linka' } }],
    ]);
    const first = createCall({ ...environment, prepared });
    await expect(first(supportedLocales)).resolves.toEqual({ data: ['pl', 'cs'] });
    await expect(first(messages, { query: { scope: 'visitor' } })).resolves.toEqual({ data: { title: 'Linka' } });
    expect(fetch).not.toHaveBeenCalled();
    await expect(first(supportedLocales)).resolves.toEqual({ data: ['cs'] });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('sends a request if the prepared response does not match the contract', async () => {
    answer({ data: ['cs'] });
    const prepared = new Map<string, unknown>([['/api/eshop/i18n/supported-locales', { data: 'pl' }]]);
    await expect(createCall({ ...environment, prepared })(supportedLocales)).resolves.toEqual({ data: ['cs'] });
  });

  it('is not repeated with a new token if the endpoint is public', async () => {
    willRenew = true;
    const fetch = answer({ httpCode: 401, name: 'INVALID_CREDENTIALS', message: '' }, 401);
    await expect(call(login, { body: { username: 'a', password: 'b' } })).rejects.toMatchObject({ status: 401 });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('returns undefined for an answer with status 204', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    await expect(call(removeCartItem, { params: { id: 1 } })).resolves.toBeUndefined();
  });

  it('fails with the error name and metadata of the server, and reports the failure', async () => {
    const body = { httpCode: 429, name: 'TOO_MANY_ATTEMPTS', message: '', metadata: { retryAfter: 60 } };
    answer(body, 429);
    await expect(call(login, { body: { username: 'a', password: 'b' } })).rejects.toEqual({
      name: 'TOO_MANY_ATTEMPTS',
      status: 429,
      metadata: { retryAfter: 60 },
      data: body,
    });
    expect(failures.map(([failure]) => failure.name)).toEqual(['TOO_MANY_ATTEMPTS']);
  });

  it.each([
    ['password should not be empty', 'EMPTY_PASSWORD'],
    ['username should not be empty', 'EMPTY_USERNAME'],
    ['an unknown line', 'UNREADABLE_ANSWER'],
  ])('fails, if the response has the error "%s" but no error name, with the name %s (API-04)', async (line, name) => {
    answer({ httpCode: 400, message: '', errors: [line] }, 400);
    await expect(call(login, { body: { username: 'a', password: 'b' } })).rejects.toMatchObject({ name });
  });

  it('reports which failed calls ran at the same time', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
    const failing = () => call(customer, { params: { id: 7 } }).catch(() => undefined);
    await Promise.all([failing(), failing()]);
    await failing();
    const [[first, last] = [0, 0], [second] = [0], [third] = [0]] = numbers;
    expect([second, last, third]).toEqual([first + 1, first + 1, first + 2]);
  });

  it("fails with the server's messages about each field", async () => {
    const errors = ['password: is not strong'];
    answer({ httpCode: 400, name: 'VALIDATION_ERROR', message: '', errors }, 400);
    await expect(call(login, { body: { username: 'a', password: 'b' } })).rejects.toMatchObject({ errors });
  });

  it('fails if the answer does not match the contract', async () => {
    answer({ token: 7 });
    await expect(call(login, { body: { username: 'a', password: 'b' } })).rejects.toMatchObject({
      name: 'UNREADABLE_ANSWER',
    });
  });

  it('fails if the answer is an HTML page', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('<h1>It works!</h1>', { headers: { 'content-type': 'text/html' } }),
    );
    await expect(call(customer, { params: { id: 7 } })).rejects.toMatchObject({ name: 'UNREADABLE_ANSWER' });
  });

  it('fails with NO_ANSWER if there is no answer, and is not repeated (API-02)', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('failed to fetch')));
    vi.stubGlobal('fetch', fetch);
    await expect(call(customer, { params: { id: 7 } })).rejects.toMatchObject({ name: 'NO_ANSWER', status: 0 });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('never settles and reports nothing after it was aborted, and the request is aborted too', async () => {
    const underWay = Promise.withResolvers<AbortSignal>();
    vi.stubGlobal(
      'fetch',
      ({ signal }: Request) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          underWay.resolve(signal);
        }),
    );
    const controller = new AbortController();
    const given = call(customer, { params: { id: 7 }, signal: controller.signal });
    const signal = await underWay.promise;
    controller.abort();
    expect(signal.aborted).toBe(true);
    const later = new Promise((resolve) => setTimeout(resolve, 20, 'later'));
    await expect(Promise.race([given, later])).resolves.toBe('later');
    expect(failures).toEqual([]);
  });

  it('can be garbage-collected after it was aborted', async () => {
    let underWay = 0;
    vi.stubGlobal('fetch', ({ signal }: Request) => {
      underWay += 1;
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const controllers: AbortController[] = [];
    const begin = (): WeakRef<object> => {
      const controller = new AbortController();
      controllers.push(controller);
      return new WeakRef(call(customer, { params: { id: 7 }, signal: controller.signal }));
    };
    const calls = Array.from({ length: 100 }, begin);
    await expect.poll(() => underWay).toBe(100);
    for (const controller of controllers.splice(0)) controller.abort();
    const keptCalls = () => {
      collectGarbage();
      return calls.filter((given) => given.deref() !== undefined).length;
    };
    await expect.poll(keptCalls).toBeLessThan(10);
  });

  it('is not sent while calls are held, and never if it is aborted meanwhile (LFM-05)', async () => {
    const fetch = answer({ httpCode: 404, name: 'NOT_FOUND', message: '' }, 404);
    const gate = Promise.withResolvers<void>();
    const controller = new AbortController();
    const held: string[] = [];
    const holding = createCall({
      ...environment,
      hold: () => (endpoint, signal) => {
        held.push(endpoint.name);
        signal?.addEventListener('abort', () => gate.reject(signal.reason as Error));
        return gate.promise;
      },
    });
    const given = holding(customer, { params: { id: 7 }, signal: controller.signal });
    await expect.poll(() => held).toEqual(['customer']);
    controller.abort();
    const later = new Promise((resolve) => setTimeout(resolve, 20, 'later'));
    await expect(Promise.race([given, later])).resolves.toBe('later');
    expect(fetch).not.toHaveBeenCalled();
    expect(failures).toEqual([]);
    await expect(call(customer, { params: { id: 7 } })).rejects.toMatchObject({ name: 'NOT_FOUND' });
  });

  it('fails as usual if its signal is not aborted', async () => {
    answer({ httpCode: 404, name: 'NOT_FOUND', message: '' }, 404);
    const { signal } = new AbortController();
    await expect(call(customer, { params: { id: 7 }, signal })).rejects.toMatchObject({ name: 'NOT_FOUND' });
    expect(failures).toHaveLength(1);
  });

  it('reports the time of the server', async () => {
    answer({ httpCode: 404, name: 'NOT_FOUND', message: '' }, 404, { 'x-linka-time': '1795254392000' });
    await expect(call(customer, { params: { id: 7 } })).rejects.toBeDefined();
    expect(times).toEqual([1795254392000]);
  });
});
