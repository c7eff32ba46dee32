// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageCode } from '../../../src/app/router/page-code.ts';

/** The browser's error message, which the router answers with a reload. */
const words = 'Failed to fetch dynamically imported module';
const gone = () => Promise.reject(new TypeError(words));

describe('the code of a page', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is returned unchanged', async () => expect(await pageCode(Promise.resolve(7))).toBe(7));

  it('that is missing fails with the error of the browser', async () => {
    await expect(pageCode(gone())).rejects.toThrow(words);
  });

  it('fails with another error while offline, so that the router does not reload', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(pageCode(gone())).rejects.not.toThrow(words);
  });
});
