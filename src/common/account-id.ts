import type { Shop } from '#runtime/shop.ts';

/** The id of the account that is logged in; null = nobody is logged in. */
export const accountIdOf = (shop: Pick<Shop, 'actor'>): number | null =>
  shop.actor('session').getSnapshot().context.session?.customerAccountId ?? null;
