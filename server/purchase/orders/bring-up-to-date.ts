import type { createOrder } from '#contract/endpoints/orders.ts';
import { and, eq, inArray } from '../../platform/db/orm.ts';
import { cartItems } from '../../platform/db/schema.ts';
import type { Call } from '../../platform/http/route.ts';
import { changeCart, nullifyCartLifetime, restartCartLife } from '../cart/cart-lifetime.ts';
import { lockCart } from '../cart/lock-cart.ts';
import { lineOf, reconsiderItems } from '../cart/reconsider-items.ts';
import type { SaleConditions } from '../cart/reconsider-items.ts';

/**
 * Gives a cart's items their current price and start, and removes items that cannot be sold any more, so that the next
 * attempt to order finds no difference. The cart shows these changes until it changes again (docs/decisions/0009).
 */
export async function bringUpToDate(call: Call<typeof createOrder>, conditions: SaleConditions): Promise<void> {
  const { database, caller, now, services } = call;
  await lockCart(database, caller.accountId, now);
  const items = await reconsiderItems(database, cartItems, caller.accountId, conditions);
  const changed = items.filter((item) => item.now.standing !== 'AS_BEFORE');
  if (changed.length === 0) return;
  const removedIds = changed.filter((item) => item.now.standing === 'NOT_POSSIBLE').map(({ row }) => row.id);
  await database
    .delete(cartItems)
    .where(and(eq(cartItems.accountId, caller.accountId), inArray(cartItems.id, removedIds)));
  for (const { row, now: current } of changed) {
    if (current.standing === 'NOT_POSSIBLE') continue;
    const { price, payload } = current;
    await database.update(cartItems).set({ price, payload }).where(eq(cartItems.id, row.id));
  }
  await restartCartLife(database, services.settings, caller.accountId, now);
  await nullifyCartLifetime(database, caller.accountId);
  await changeCart(database, caller.accountId, { cartChanges: changed.map(lineOf) });
}
