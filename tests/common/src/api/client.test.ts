import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallEnvironment } from '#api/call-environment.ts';
import { createCall } from '#api/call.ts';
import { customer } from '#contract/endpoints/customers.ts';

/** A shop in which nobody is logged in. */
const visitor: CallEnvironment = {
  baseUrl: async () => 'http://shop.example',
  prepared: new Map(),
  token: () => null,
  locale: () => 'cs',
  faults: () => null,
  now: () => 0,
  serverTimeReceived: () => {},
  hold: () => null,
  renewToken: async () => true,
  failed: () => {},
};

/** Makes one call in a shop; every request gets a response with this status. Resolves to all requests. */
async function requestsOf(environment: Partial<CallEnvironment>, status: number, headers: Record<string, string> = {}) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return Response.json({ httpCode: status, name: 'NOT_FOUND', message: '' }, { status, headers });
  });
  await createCall({ ...visitor, ...environment })(customer, { params: { id: 7 } }).catch(() => undefined);
  return requests;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../../../../src/api/client.ts');
  vi.resetModules();
});

describe('a request', () => {
  it('has no token if nobody is logged in, and is then not repeated after a refusal', async () => {
    const requests = await requestsOf({}, 401);
    expect(requests.map(({ headers }) => headers.has('authorization'))).toEqual([false]);
  });

  it('contains the injected faults that the address of the page names', async () => {
    const [request] = await requestsOf({ faults: () => 'shoppingCart=error500' }, 404);
    expect(request?.headers.get('x-linka-fault')).toBe('shoppingCart=error500');
  });

  it('contains no fault if the address names none', async () => {
    const [request] = await requestsOf({}, 404);
    expect(request?.headers.has('x-linka-fault')).toBe(false);
  });

  it.each([200, 403, 404, 500])('is not repeated with a new token after an answer with status %i', async (status) => {
    expect(await requestsOf({ token: () => 'token' }, status)).toHaveLength(1);
  });

  it('is repeated without delay after its token was renewed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const requests = requestsOf({ token: () => 'token' }, 401);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await requests).toHaveLength(2);
  });

  it.each([
    ['no time', {}],
    ['no readable time', { 'x-linka-time': 'soon' }],
    ['the time 0', { 'x-linka-time': '0' }],
    ['no readable date', { date: 'soon' }],
  ])('reports no time of the server if the response contains %s', async (_what, headers: Record<string, string>) => {
    const serverTimeReceived = vi.fn();
    await requestsOf({ serverTimeReceived }, 404, headers);
    expect(serverTimeReceived).not.toHaveBeenCalled();
  });

  it('reports the time of another back end by its date, in the middle of the second', async () => {
    const serverTimeReceived = vi.fn();
    await requestsOf({ serverTimeReceived }, 404, { date: 'Sat, 21 Nov 2026 08:00:00 GMT' });
    expect(serverTimeReceived).toHaveBeenCalledWith(Date.UTC(2026, 10, 21, 8, 0, 0, 500));
  });
});

describe('the client of a call', () => {
  it('is loaded again by the next call if it could not be loaded', async () => {
    let loads = 0;
    vi.doMock('#api/client.ts', async (original) => {
      loads += 1;
      if (loads === 1) throw new Error('no network');
      return original();
    });
    const { createCall: createFreshCall } = await import('#api/call.ts');
    vi.stubGlobal('fetch', async () =>
      Response.json({ httpCode: 404, name: 'NOT_FOUND', message: '' }, { status: 404 }),
    );
    const call = createFreshCall(visitor);
    await expect(call(customer, { params: { id: 7 } })).rejects.toMatchObject({ name: 'NO_ANSWER', status: 0 });
    await expect(call(customer, { params: { id: 7 } })).rejects.toMatchObject({ name: 'NOT_FOUND', status: 404 });
  });
});
