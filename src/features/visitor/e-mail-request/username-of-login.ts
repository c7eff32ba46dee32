import type { Shop } from '#runtime/shop.ts';

/** The username that is in the log-in form, '' if none: nobody has to type it again. */
export const usernameOfLogin = (shop: Shop): string => shop.actor('session').getSnapshot().context.username;
