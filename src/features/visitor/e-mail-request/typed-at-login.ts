import type { Shop } from '../../../runtime/shop.ts';

/** The e-mail that was typed at log-in: nobody types it twice. */
export const typedAtLogin = (shop: Shop): string => shop.actor('session').getSnapshot().context.username;
