// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Unreachable } from '#app/router/page-code.ts';
import { PageFailed } from '#app/router/page-failed.tsx';
import { FileGone } from '#runtime/import-when-fetched.ts';
import { forwardFailures } from '#runtime/noted-failures.ts';
import { inShop, testShop } from '../../views/support/test-shop.tsx';

const reload = vi.fn();
const offered = vi.fn();
vi.mock(import('#common/failure-report/offered-report.tsx'), async (original) => ({
  ...(await original()),
  OfferedReport: () => {
    useEffect(offered, []);
    return null;
  },
}));

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function fail(error: Error) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <PageFailed error={error} reset={() => {}} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue();
  const { unmount } = render(inShop(testShop(), <RouterProvider router={router as never} />));
  await expect.poll(() => screen.queryByRole('heading', { name: 'Stránku se nepodařilo otevřít' })).not.toBeNull();
  return { invalidate, unmount };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const comeOnline = () => act(() => void window.dispatchEvent(new Event('online')));

describe('a page that could not be opened', () => {
  it('is loaded again on request, if the server could not be reached', async () => {
    const { invalidate } = await fail(new Unreachable());
    press('Zkusit znovu');
    expect(invalidate).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded again when the browser is online again, unless it was left', async () => {
    const { invalidate, unmount } = await fail(new Unreachable());
    comeOnline();
    expect(invalidate).toHaveBeenCalledOnce();
    unmount();
    comeOnline();
    expect(invalidate).toHaveBeenCalledOnce();
  });

  it('is reported with its error to error reporting (ERR-01)', async () => {
    const reported = vi.fn();
    forwardFailures(reported);
    const error = new Error('not a day');
    await fail(error);
    expect(reported.mock.calls).toEqual([[error]]);
  });

  it.each([
    ['a defect in the shop', new Error('not a day'), /nastala chyba na naší straně/, true],
    ['a missing file', new FileGone('/a.js', '404'), /Nejspíš vyšla nová verze/, false],
    [
      'a missing file, without a reload by the router',
      new Error('', { cause: new FileGone('/a.js', '404') }),
      /Nejspíš vyšla nová verze/,
      false,
    ],
  ])(
    'is reloaded with the whole shop on request after %s, but not automatically',
    async (_, error, text, isReported) => {
      const { invalidate } = await fail(error);
      comeOnline();
      expect(document.title).toBe('Stránku se nepodařilo otevřít – Linka');
      expect(screen.getByText(text)).toBeTruthy();
      press('Načíst znovu');
      expect(reload).toHaveBeenCalledOnce();
      expect(invalidate).not.toHaveBeenCalled();
      expect(offered).toHaveBeenCalledTimes(isReported ? 1 : 0);
    },
  );
});
