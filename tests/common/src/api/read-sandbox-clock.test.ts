// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSandboxClock } from '#api/read-sandbox-clock.ts';

afterEach(() => vi.unstubAllGlobals());

/** Like a request of a page, which may have an address without an origin. */
class PageRequest extends Request {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://shop.example') : input, init);
  }
}

const answerWith = (...answers: (() => Response)[]) => {
  const fetch = vi.fn(async (_request: Request) => answers.shift()?.() ?? Response.error());
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('Request', PageRequest);
  return fetch;
};

describe("the time of the sandbox's clock", () => {
  it('is fetched by one request, and is in epoch milliseconds', async () => {
    const fetch = answerWith(() => Response.json({ now: '2026-11-21T10:00:00.000Z' }));
    await expect(readSandboxClock()).resolves.toBe(Date.UTC(2026, 10, 21, 10));
    expect(fetch.mock.calls.map(([request]) => new URL(request.url).pathname)).toEqual(['/sandbox/clock']);
  });

  it.each([
    ['is unavailable', () => new Response('', { status: 503 })],
    ['answers with no time', () => Response.json({ now: 'soon' })],
  ])('is not available, and not requested again, if the sandbox %s', async (_what, answer) => {
    const fetch = answerWith(answer, () => Response.json({ now: '2026-11-21T10:00:00.000Z' }));
    await expect(readSandboxClock()).rejects.toBeDefined();
    expect(fetch).toHaveBeenCalledOnce();
  });
});
