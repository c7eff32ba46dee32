// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { readPageConfiguration as Read } from '#api/page-configuration.ts';

const page = document.documentElement as HTMLElement & { configuration?: Promise<Response | undefined> };
const fetched = vi.fn<typeof fetch>();
const complaint = vi.fn();

/** The configuration as the page reads it for the first time. */
async function read(): ReturnType<typeof Read> {
  vi.resetModules();
  const { readPageConfiguration } = await import('#api/page-configuration.ts');
  return readPageConfiguration();
}

const answer = (text: string, type = 'application/json', status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } });
const answerWith = (...given: Parameters<typeof answer>) => fetched.mockImplementation(async () => answer(...given));

beforeEach(() => {
  fetched.mockReset();
  complaint.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(complaint);
});
afterEach(() => {
  delete page.configuration;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the operator's config.json (RUN-08)", () => {
  it.each([
    ['https://api.example', 'https://api.example'],
    ['https://api.example/', 'https://api.example'],
    ['https://api.example/shop/', 'https://api.example/shop'],
    ['http://localhost:4971', 'http://localhost:4971'],
    ['', ''],
  ])('names the back end: %j', async (baseUrl, read1) => {
    answerWith(JSON.stringify({ baseUrl }));
    expect(await read()).toEqual({ baseUrl: read1 });
    expect(fetched.mock.calls).toEqual([['/config.json']]);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('may have all fields, none, and unknown ones', async () => {
    const errorReporting = { receiver: 'https://key@errors.example/1', environment: 'production' };
    const gateways = {
      paymentGatewayUrl: 'https://gateway.example',
      tokenizationGatewayUrl: 'https://cards.example/a',
    };
    const all = { baseUrl: 'https://api.example', brand: 'lipka', ...gateways, errorReporting };
    answerWith(JSON.stringify({ ...all, other: 1 }), 'application/octet-stream');
    expect(await read()).toEqual(all);
    answerWith('{}');
    expect(await read()).toEqual({});
  });

  it.each([
    ['is missing', 'Not found', 'text/plain', 404],
    ['is forbidden, as missing files of some stores', '<Error/>', 'application/xml', 403],
    ['is a page, as missing files of some servers', '<!doctype html>', 'text/html; charset=utf-8', 200],
  ])('is empty if it %s', async (_what, text, type, status) => {
    answerWith(text, type, status);
    expect(await read()).toEqual({});
    expect(complaint).not.toHaveBeenCalled();
  });

  it.each([
    ['is not JSON', '{"baseUrl": https://api.example}'],
    ['is not an object', '"https://api.example"'],
    ['has a path as the address', '{"baseUrl": "/api"}'],
    ['has an address without a scheme', '{"baseUrl": "api.example"}'],
    ['has another scheme', '{"baseUrl": "ftp://api.example"}'],
    ['has an address with a user', '{"baseUrl": "https://me:secret@api.example"}'],
    ['has an address with a query', '{"baseUrl": "https://api.example?a=b"}'],
    ['has no host', '{"baseUrl": "https://"}'],
    ['has a wrong receiver', '{"baseUrl": "https://api.example", "errorReporting": {}}'],
  ])('is not used if it %s, which the console explains', async (_what, text) => {
    answerWith(text);
    expect(await read()).toEqual({});
    expect(complaint.mock.calls).toEqual([['/config.json is not used:', expect.any(Error)]]);
  });

  it('is read from the answer that the page has requested already, and error reporting can read the answer, too', async () => {
    page.configuration = Promise.resolve(answer('{"brand":"lipka"}'));
    expect(await read()).toEqual({ brand: 'lipka' });
    expect(await read()).toEqual({ brand: 'lipka' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is fetched again if the page got no answer', async () => {
    page.configuration = Promise.resolve(undefined);
    answerWith('{"brand":"lipka"}');
    expect(await read()).toEqual({ brand: 'lipka' });
  });

  it('is fetched one time, unless the server did not answer', async () => {
    vi.resetModules();
    const { readPageConfiguration } = await import('#api/page-configuration.ts');
    fetched.mockRejectedValueOnce(new TypeError('no network'));
    await expect(readPageConfiguration()).rejects.toThrow('no network');
    answerWith('', 'text/plain', 502);
    await expect(readPageConfiguration()).rejects.toThrow('502');
    answerWith('{"brand":"lipka"}');
    expect(await readPageConfiguration()).toEqual({ brand: 'lipka' });
    expect(await readPageConfiguration()).toEqual({ brand: 'lipka' });
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});
