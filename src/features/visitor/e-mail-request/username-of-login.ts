import type { Shop } from '#runtime/shop.ts';

/**
 * The username in the log-in form, or ''. Other forms start with this username, so that the person need not type it
 * again.
 */
export const usernameOfLogin = (shop: Shop): string => shop.actor('session').getSnapshot().context.username;
