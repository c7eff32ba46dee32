import { accountPath } from '../../runtime/account-path.ts';
import { hashPath, loginPath } from '../../runtime/hash-path.ts';

const ignore = () => {};

/** Has what a hash address wants come while the shop starts up; what fails is asked for again when it is opened. */
export function prefetchPage(hash: string): void {
  void import('./pages.tsx').catch(ignore);
  const path = hashPath(hash);
  // Whoever is logged in and wants nothing else is led there as well.
  if (path === loginPath || path === accountPath) {
    void import('../../features/account/user-account/user-account-screen.tsx').catch(ignore);
  }
}
