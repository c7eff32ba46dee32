import type { clearCart, removeCartItem } from '#contract/endpoints/shopping-cart.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { cartItems } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { emptyCart, nullifyCartLifetime, restartCartLife } from './cart-lifetime.ts';
import { lockCart } from './lock-cart.ts';

/**
 * Removes one item. If the item is not in this account's cart, nothing is changed. Throws ApiError
 * CART_ITEM_NOT_REMOVABLE.
 */
export async function removeItem(call: Call<typeof removeCartItem>): Promise<undefined> {
  const { database, caller, now, services, params } = call;
  await lockCart(database, caller.accountId, now);
  const own = and(eq(cartItems.id, params.id), eq(cartItems.accountId, caller.accountId));
  const [item] = await database.select({ payload: cartItems.payload }).from(cartItems).where(own);
  if (item === undefined) return;
  if (item.payload.nonRemovable === true) throw new ApiError('CART_ITEM_NOT_REMOVABLE');
  await database.delete(cartItems).where(own);
  await restartCartLife(database, services.settings, caller.accountId, now);
  await nullifyCartLifetime(database, caller.accountId);
}

export async function clearItems({ database, caller, now }: Call<typeof clearCart>): Promise<undefined> {
  await lockCart(database, caller.accountId, now);
  await emptyCart(database, caller.accountId);
}
