// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureOf, pageCode, Unreachable } from '#app/router/page-code.ts';
import { FileGone } from '#runtime/import-when-fetched.ts';
import { blockTabStore } from '../support/block-stores.ts';

/** The browser's error message. The router reloads the page when it finds this message. */
const errorText = 'Failed to fetch dynamically imported module';
const missingCode = () => Promise.reject(new TypeError(errorText));

/** Makes the server answer reachability checks with this status; null = there is no response. */
const serverAnswers = (status: number | null) =>
  vi.stubGlobal('fetch', () =>
    status === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status })),
  );

describe('the code of a page', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is returned unchanged as soon as it is loaded', async () => expect(await pageCode(Promise.resolve(7))).toBe(7));

  it("fails with the browser's error if it is missing", async () => {
    serverAnswers(200);
    await expect(pageCode(missingCode())).rejects.toThrow(errorText);
  });

  it('fails with another error while offline, so that the router does not reload', async () => {
    serverAnswers(200);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(pageCode(missingCode())).rejects.toThrow(Unreachable);
  });

  it.each([null, 503])('fails with another error while the server cannot be reached, status %s', async (status) => {
    serverAnswers(status);
    await expect(pageCode(missingCode())).rejects.toThrow(Unreachable);
  });

  it('fails with another error if the router cannot note that it has reloaded the page', async () => {
    serverAnswers(200);
    const restore = blockTabStore();
    const failing = pageCode(Promise.reject(new FileGone('/a.js', '404')));
    await expect(failing).rejects.toThrow('the code of the page could not be loaded');
    expect(failureOf(await failing.catch((error: unknown) => error))).toBe('gone');
    restore();
  });
});
