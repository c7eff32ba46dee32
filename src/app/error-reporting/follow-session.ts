import type { Shop } from '#runtime/shop.ts';

/** Tells when the account that is logged in logs out, or when another one takes its place. */
export function followSession(shop: Pick<Shop, 'actor'>, left: () => void): void {
  const session = shop.actor('session');
  const current = (): number | null => session.getSnapshot().context.session?.customerAccountId ?? null;
  let known = current();
  session.subscribe(() => {
    const [before, now] = [known, current()];
    known = now;
    if (before !== null && before !== now) left();
  });
}
