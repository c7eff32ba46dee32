import { accountIdOf } from '#common/account-id.ts';
import type { Shop } from '#runtime/shop.ts';

/** Tells when the account that is logged in logs out, or when another one takes its place. */
export function followSession(shop: Pick<Shop, 'actor'>, left: () => void): void {
  let known = accountIdOf(shop);
  shop.actor('session').subscribe(() => {
    const [before, now] = [known, accountIdOf(shop)];
    known = now;
    if (before !== null && before !== now) left();
  });
}
