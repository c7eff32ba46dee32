import { isLoggedIn } from '#machines/visitor/session/session.view.ts';
import { loginPath } from '#runtime/hash-path.ts';
import type { Shop } from '#runtime/shop.ts';
import type { ShopRouter } from './router.tsx';

/**
 * Runs the route guards again when a session begins or ends: they redirect to the requested page or to log-in. After
 * log-out, the address of log-in does not contain the last page (SES-04), so that the next person is not redirected
 * there. Returns a function that stops this.
 */
export function guardOnSessionChange(shop: Shop, router: ShopRouter): () => void {
  const session = shop.actor('session');
  let loggedIn = isLoggedIn(session.getSnapshot());
  const subscription = session.subscribe((snapshot) => {
    if (isLoggedIn(snapshot) === loggedIn) return;
    loggedIn = !loggedIn;
    if (snapshot.context.endReason === 'loggedOut') void router.navigate({ to: loginPath });
    else void router.invalidate();
  });
  return () => subscription.unsubscribe();
}
