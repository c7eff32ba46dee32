import type { ShoppingCart } from '#contract/entities/shopping-cart.ts';

/**
 * A text that two tabs compare to find out whether they show the same cart; '' = no cart is known. It does not contain
 * the expiry time, which the tabs may have computed from the lifetime.
 */
export function cartStamp(cart: ShoppingCart | null): string {
  if (cart === null) return '';
  const items = cart.items.map(({ id, totalPrice }) => `${id}:${totalPrice}`);
  return [cart.expiredAt, cart.renewalsLeft, cart.restorable, cart.changes.length, ...items].join(' ');
}
