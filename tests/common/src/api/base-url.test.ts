// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBaseUrl } from '#api/base-url.ts';
import type { CallEnvironment } from '#api/call-environment.ts';
import { createCall } from '#api/call.ts';
import { isReachable } from '#api/is-reachable.ts';
import { readPageConfiguration } from '#api/page-configuration.ts';
import { readSandboxClock } from '#api/read-sandbox-clock.ts';
import { reportLogOut } from '#api/report-log-out.ts';
import { createPassCall } from '#app/pass/pass-call.ts';
import { customer } from '#contract/endpoints/customers.ts';
import { passKeysPath } from '#contract/entities/pass.ts';
import { fetchPassKeys } from '#features/pass/fetch-keys.ts';
import { createPassClock } from '#runtime/pass-clock.ts';
import { createWholeShop } from '../support/open-shop.ts';

vi.mock(import('#api/page-configuration.ts'));

const own = 'https://shop.example';
const { documentElement: page } = document;
const requested: string[] = [];

/** Like a request of a page, which may have an address without an origin. */
class PageRequest extends Request {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, own) : input, init);
  }
}

beforeEach(() => {
  requested.length = 0;
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    requested.push(new Request(input, init).url.replace(/\?.*/, ''));
    return Response.json({});
  });
  page.dataset['static'] = '';
  vi.mocked(readPageConfiguration).mockResolvedValue({ baseUrl: 'https://api.example/shop' });
});
afterEach(() => {
  delete page.dataset['static'];
  vi.unstubAllGlobals();
});

const environment: CallEnvironment = {
  baseUrl: readBaseUrl,
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

const toCustomer = '/api/eshop/customers/7';
const options = { params: { id: 7 } };

const requests = {
  'a call': [() => createCall(environment)(customer, options), toCustomer],
  'a call of the shop': [async () => createWholeShop().shop.call(customer, options), toCustomer],
  'a call of a page of passes': [() => createPassCall(() => 'cs', createPassClock())(customer, options), toCustomer],
  'the report of a log-out': [async () => reportLogOut('token', 0), '/api/eshop/auth/log-out'],
  "the sandbox's clock": [readSandboxClock, '/sandbox/clock'],
  'the keys of passes': [() => fetchPassKeys(createPassClock()), passKeysPath],
} as const;

describe.each(Object.entries(requests))('%s', (_what, [request, path]) => {
  it('is requested from the back end that the configuration of the page names (RUN-08)', async () => {
    await request().catch(() => {});
    await expect.poll(() => requested).toContain(`https://api.example/shop${path}`);
    expect(requested.filter((address) => address.startsWith(own))).toEqual([]);
  });

  it("is requested from the page's own origin if the configuration names no back end", async () => {
    vi.mocked(readPageConfiguration).mockResolvedValue({});
    await request().catch(() => {});
    await expect.poll(() => requested).toContain(own + path);
  });
});

it('a page of the reference server reads no configuration', async () => {
  delete page.dataset['static'];
  vi.mocked(readPageConfiguration).mockClear();
  expect(await readBaseUrl()).toBe('');
  expect(readPageConfiguration).not.toHaveBeenCalled();
});

it('a call fails without the configuration of the page, and the next call reads it again', async () => {
  vi.mocked(readPageConfiguration).mockRejectedValueOnce(new TypeError('no network'));
  const call = createCall(environment);
  await expect(call(customer, options)).rejects.toMatchObject({ name: 'NO_ANSWER' });
  expect(requested).toEqual([]);
  await call(customer, options).catch(() => {});
  expect(requested).toEqual([`https://api.example/shop${toCustomer}`]);
});

it('whether the files of the page can be fetched is asked at their own server', async () => {
  expect(await isReachable()).toBe(true);
  expect(requested).toEqual([`${own}/`]);
});
