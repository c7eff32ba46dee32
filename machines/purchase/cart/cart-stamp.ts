import type { ShoppingCart } from '#contract/entities/shopping-cart.ts';

/** A text that two tabs compare to find out whether they show the same cart; '' = no cart is known. */
export function cartStamp(cart: ShoppingCart | null): string {
  if (cart === null) return '';
  const items = cart.items.map(({ id, totalPrice }) => `${id}:${totalPrice}`);
  return [cart.expiresAt, cart.expiredAt, cart.renewalsLeft, cart.restorable, cart.changes.length, ...items].join(' ');
}
