import { accountPath } from '#contract/account-pages.ts';
import { hashPath, loginPath } from '#runtime/hash-path.ts';

const importAccountPage = () => import('#features/account/user-account/user-account-screen.tsx');

/** The pages with which visits often begin. A logged-in person is redirected from log-in to the account page. */
const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  [loginPath]: importAccountPage,
  [accountPath]: importAccountPage,
  '/app/shopping-cart': () => import('#features/purchase/cart/shopping-cart-screen.tsx'),
  '/app/order-list': () => import('#features/purchase/order-list/order-list-screen.tsx'),
};

const ignore = () => {};

/**
 * Prefetches the code of the page in the address while the shop starts. If this fails, the code is fetched again when
 * the page is opened.
 */
export function prefetchPage(hash: string): void {
  void import('./pages.tsx').catch(ignore);
  void pages[hashPath(hash)]?.().catch(ignore);
}
