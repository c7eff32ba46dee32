import { accountPath } from '#contract/account-pages.ts';
import { hashPath, loginPath } from '#runtime/hash-path.ts';

const account = () => import('#features/account/user-account/user-account-screen.tsx');

/** The pages that visits often begin with. A logged-in person is redirected from log-in to the account page. */
const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  [loginPath]: account,
  [accountPath]: account,
  '/app/shopping-cart': () => import('#features/purchase/cart/shopping-cart-screen.tsx'),
  '/app/order-list': () => import('#features/purchase/order-list/order-list-screen.tsx'),
};

const ignore = () => {};

/**
 * Prefetches the code of the page that the address names while the shop starts. If this fails, the page fetches it
 * again when it is opened.
 */
export function prefetchPage(hash: string): void {
  void import('./pages.tsx').catch(ignore);
  void pages[hashPath(hash)]?.().catch(ignore);
}
