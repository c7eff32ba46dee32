// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageCode } from '../../../src/app/router/page-code.ts';

/** The browser's error message. The router reloads the page when it finds this message. */
const errorText = 'Failed to fetch dynamically imported module';
const missingCode = () => Promise.reject(new TypeError(errorText));

describe('the code of a page', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is returned unchanged once it is loaded', async () => expect(await pageCode(Promise.resolve(7))).toBe(7));

  it("fails with the browser's error if it is missing", async () => {
    await expect(pageCode(missingCode())).rejects.toThrow(errorText);
  });

  it('fails with another error while offline, so that the router does not reload', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(pageCode(missingCode())).rejects.not.toThrow(errorText);
  });
});
