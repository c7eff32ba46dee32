import type { Shop } from '#runtime/shop.ts';

/** The account that is logged in; null = nobody is. */
export const accountIdOf = (shop: Pick<Shop, 'actor'>): number | null =>
  shop.actor('session').getSnapshot().context.session?.customerAccountId ?? null;
