import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { expectNewPage } from '#common/focus-heading.ts';
import { isLoggedIn } from '#machines/visitor/session/session.view.ts';
import { hashPath, loginPath } from '#runtime/hash-path.ts';
import type { Shop } from '#runtime/shop.ts';
import { failureOf, pageCode, type PageFailure } from './page-code.ts';

interface LoadedPages {
  /** Whether log-in is shown, because nobody has logged in or opened another page yet. */
  readonly isAtLogin: boolean;
  /** The component with all pages; null until it is needed and loaded. */
  readonly Pages: ComponentType | null;
  /** Why the pages could not be loaded; null while loading may still succeed. */
  readonly failure: PageFailure | null;
  readonly retry: () => void;
  /** Loads the pages in the background. */
  readonly prefetch: () => void;
}

function followHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

const currentPath = (): string => hashPath(window.location.hash);

/** Whether log-in must be shown. Valid after start-up has finished. */
export const mustShowLogin = (shop: Shop): boolean =>
  currentPath() === loginPath && !isLoggedIn(shop.actor('session').getSnapshot());

async function fetchPages(shop: Shop): Promise<ComponentType> {
  const code = Promise.all([import('./pages.tsx'), import('../customer-machines.ts'), shop.loadTexts('account')]);
  const [{ Pages }, { startCustomerMachines }] = await pageCode(code);
  startCustomerMachines(shop, currentPath());
  return Pages;
}

/** Loads the pages only one time; after a failure, the next call tries again. */
function createFetch(shop: Shop): () => Promise<ComponentType> {
  let fetched: Promise<ComponentType> | undefined;
  const forget = () => {
    fetched = undefined;
  };
  return () => {
    if (fetched === undefined) {
      fetched = fetchPages(shop);
      fetched.catch(forget);
    }
    return fetched;
  };
}

/**
 * Loads the pages behind log-in with their router, machines and the texts of the account page. A visitor at log-in does not need them, so they
 * are loaded when another page is opened, or earlier by `prefetch`.
 */
export function usePages(shop: Shop): LoadedPages {
  const path = useSyncExternalStore(followHash, currentPath, () => loginPath);
  const loggedIn = useSelector(shop.actor('session'), isLoggedIn);
  const [fetchOnce] = useState(() => createFetch(shop));
  const [pages, setPages] = useState<ComponentType | null>(null);
  const [failure, setFailure] = useState<PageFailure | null>(null);
  const isAtLogin = pages === null && !loggedIn && path === loginPath;

  const begin = useCallback(() => {
    fetchOnce().then(
      (fetched) => setPages(() => fetched),
      (error) => setFailure(failureOf(error)),
    );
  }, [fetchOnce]);
  useEffect(() => {
    if (!isAtLogin) begin();
  }, [isAtLogin, begin]);
  // Leaving log-in counts as a navigation, so the next page's heading gets the focus.
  useEffect(() => (isAtLogin ? expectNewPage : undefined), [isAtLogin]);
  const retry = () => {
    setFailure(null);
    begin();
  };
  const prefetch = useCallback(() => void fetchOnce().catch(() => {}), [fetchOnce]);

  return { isAtLogin, Pages: pages, failure, retry, prefetch };
}
