import { accountIdOf } from '#common/account-id.ts';
import type { Shop } from '#runtime/shop.ts';

/** Calls `onLeft` when the account logs out, or when another account logs in instead. */
export function followSession(shop: Pick<Shop, 'actor'>, onLeft: () => void): void {
  let known = accountIdOf(shop);
  shop.actor('session').subscribe(() => {
    const [before, now] = [known, accountIdOf(shop)];
    known = now;
    if (before !== null && before !== now) onLeft();
  });
}
