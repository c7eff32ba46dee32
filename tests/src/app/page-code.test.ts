// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageCode } from '../../../src/app/router/page-code.ts';

/** What a browser says, by which the router loads the shop anew. */
const words = 'Failed to fetch dynamically imported module';
const gone = () => Promise.reject(new TypeError(words));

describe('the code of a page', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is given as it came', async () => expect(await pageCode(Promise.resolve(7))).toBe(7));

  it('that is gone fails in the words of the browser', async () => {
    await expect(pageCode(gone())).rejects.toThrow(words);
  });

  it('fails in other words without a net, so that the shop stays', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(pageCode(gone())).rejects.not.toThrow(words);
  });
});
