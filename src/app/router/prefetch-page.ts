import { accountPath } from '../../runtime/account-path.ts';
import { hashPath, loginPath } from '../../runtime/hash-path.ts';

const ignore = () => {};

/**
 * Prefetches the code of the page that the address names while the shop starts. If this fails, the page fetches it
 * again when it is opened.
 */
export function prefetchPage(hash: string): void {
  void import('./pages.tsx').catch(ignore);
  const path = hashPath(hash);
  // A logged-in person is redirected from log-in to the account page.
  if (path === loginPath || path === accountPath) {
    void import('../../features/account/user-account/user-account-screen.tsx').catch(ignore);
  }
}
