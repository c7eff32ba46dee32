import { asc, eq } from 'drizzle-orm';
import type { createOrder } from '../../contract/endpoints/orders.ts';
import type { Order } from '../../contract/entities/order.ts';
import { cartItems, orderItems, orders } from '../db/schema.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/route.ts';
import { emptyCart } from '../shopping-cart/cart-lifetime.ts';
import { lockCart } from '../shopping-cart/lock-cart.ts';
import { checkCart, totalOf } from './check-cart.ts';
import type { CartRow } from './check-cart.ts';
import { readOrder } from './find-order.ts';

type CreateCall = Call<typeof createOrder>;

async function insertOrder({ database, caller, body, now }: CreateCall, items: readonly CartRow[]): Promise<number> {
  const [order] = await database
    .insert(orders)
    .values({
      accountId: caller.accountId,
      state: 'PENDING',
      issued: now,
      price: totalOf(items),
      paymentType: body.paymentType,
    })
    .returning({ id: orders.id });
  if (order === undefined) throw new Error('the order was not kept');
  await database
    .insert(orderItems)
    .values(items.map(({ id: _, accountId: __, created: ___, ...item }) => ({ ...item, orderId: order.id })));
  return order.id;
}

/** Turns the whole cart into an order, in the call's transaction: of two requests at once the second finds it empty. */
export async function create(call: CreateCall): Promise<Order> {
  const { database, caller, now } = call;
  const { expired } = await lockCart(database, caller.accountId, now);
  if (expired) throw new ApiError('CART_EXPIRED');
  const items = await database
    .select()
    .from(cartItems)
    .where(eq(cartItems.accountId, caller.accountId))
    .orderBy(asc(cartItems.id));
  await checkCart(call, items);
  const id = await insertOrder(call, items);
  await emptyCart(database, caller.accountId);
  return readOrder({ ...call, params: { id } });
}
