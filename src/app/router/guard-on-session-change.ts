import { isLoggedIn } from '../../../machines/session/session.view.ts';
import type { Shop } from '../../runtime/shop.ts';
import { loginPath } from '../../runtime/hash-path.ts';
import type { ShopRouter } from './router.tsx';

/**
 * A session that begins or ends asks the guards again: they lead to the wanted page, or to log-in. Whoever logs out goes
 * to log-in alone (SES-04): who comes next is not led to where they were. Returns what ends it.
 */
export function guardOnSessionChange(shop: Shop, router: ShopRouter): () => void {
  const session = shop.actor('session');
  let loggedIn = isLoggedIn(session.getSnapshot());
  const subscription = session.subscribe((snapshot) => {
    if (isLoggedIn(snapshot) === loggedIn) return;
    loggedIn = !loggedIn;
    if (!shop.actor('boot').getSnapshot().matches('ready')) return;
    if (snapshot.context.endReason === 'loggedOut') void router.navigate({ to: loginPath, search: {} });
    else void router.invalidate();
  });
  return () => subscription.unsubscribe();
}
