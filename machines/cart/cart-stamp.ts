import type { ShoppingCart } from '../../contract/entities/shopping-cart.ts';

/** What two tabs compare to know whether they show the same cart; '' for none that is known. */
export function cartStamp(cart: ShoppingCart | null): string {
  if (cart === null) return '';
  const items = cart.items.map(({ id, totalPrice }) => `${id}:${totalPrice}`);
  return [cart.expiresAt, cart.lapsedAt, cart.renewalsLeft, cart.restorable, cart.changes.length, ...items].join(' ');
}
