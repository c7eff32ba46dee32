import { isLoggedIn } from '../../machines/session/session.view.ts';
import type { Shop } from '../actors/shop.ts';
import type { ShopRouter } from './router.tsx';

/**
 * A session that begins or ends asks the guards again: they lead to the wanted page, or to log-in. Returns what ends it.
 */
export function guardOnSessionChange(shop: Shop, router: ShopRouter): () => void {
  const session = shop.actor('session');
  let loggedIn = isLoggedIn(session.getSnapshot());
  const following = session.subscribe((snapshot) => {
    if (isLoggedIn(snapshot) === loggedIn) return;
    loggedIn = !loggedIn;
    if (shop.actor('boot').getSnapshot().matches('ready')) void router.invalidate();
  });
  return () => following.unsubscribe();
}
