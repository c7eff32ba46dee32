import * as v from 'valibot';
import { createOrder } from '#contract/endpoints/orders.ts';
import type { Order } from '#contract/entities/order.ts';
import { Id, type Sent } from '#contract/values.ts';
import { orderTransitions } from '#rules/order-transitions.ts';
import type { Database } from '../../platform/db/database.ts';
import { cartItems } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readKept } from '../../platform/http/idempotency.ts';
import type { KeyedRequest } from '../../platform/http/idempotency.ts';
import type { Call } from '../../platform/http/route.ts';
import { referenceData } from '../../reference-data/reference-data.ts';
import { lockCart, lockCartOnce } from '../cart/lock-cart.ts';
import { reconsiderItems, readSaleConditions } from '../cart/reconsider-items.ts';
import type { SaleConditions } from '../cart/reconsider-items.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { readOrder } from '../order-records/find-order.ts';
import { lockOrder } from '../order-records/order-row.ts';
import type { OrderRow } from '../order-records/order-row.ts';
import { orderView } from '../order-records/order-view.ts';
import { applyStep } from '../payments/apply-step.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { refuseType, totalOf } from './payable-by.ts';
import { placeOrder } from './place-order.ts';
import { refuseChanges } from './refuse-changes.ts';

type CreateCall = Call<typeof createOrder>;

const Kept = v.object({ orderId: Id });

const keyedOf = ({ caller, idempotencyKey: key, params, body }: CreateCall): KeyedRequest | undefined =>
  key === undefined
    ? undefined
    : { accountId: caller.accountId, key, operation: createOrder.name, request: { params, body } };

/**
 * Locks the cart with its account and checks the account first. Returns the order that was already made with the same
 * key, or undefined. Throws ApiError UNAUTHENTICATED, CART_EXPIRED.
 */
async function lockCartOfCaller(
  call: CreateCall,
  keyed: KeyedRequest | undefined,
): Promise<Sent<typeof Order> | undefined> {
  const { database, caller, now } = call;
  const { account, expired, repeated } =
    keyed === undefined
      ? { ...(await lockCart(database, caller.accountId, now)), repeated: undefined }
      : await lockCartOnce(database, caller.accountId, keyed, now);
  call.confirmAccount(account);
  const kept = repeated === undefined ? undefined : await readKept(database, repeated);
  if (kept !== undefined) return readOrder({ ...call, params: { id: v.parse(Kept, kept.body).orderId } });
  if (expired) throw new ApiError('CART_EXPIRED');
  return undefined;
}

/** Marks an order that costs nothing as paid; it is delivered like any paid order. */
async function payNothing({ database, now }: CreateCall, id: number): Promise<Pick<OrderRow, 'state'>> {
  const order = await lockOrder(database, id);
  const step = orderTransitions.nothingToPay(order);
  await applyStep(database, { order, step, now });
  return step.order;
}

/**
 * Makes the order with three queries, for any number of items: lock the cart, check its items again, insert the order.
 */
async function orderCart(call: CreateCall, conditions: SaleConditions): Promise<Sent<typeof Order>> {
  const { database, caller, body, now, locale } = call;
  const { accountId } = caller;
  const keyed = keyedOf(call);
  const earlier = await lockCartOfCaller(call, keyed);
  if (earlier !== undefined) {
    call.repeats();
    return earlier;
  }
  const items = await reconsiderItems(database, cartItems, accountId, conditions);
  const { paymentType } = body;
  const asked = items.map(({ row }) => row);
  await refuseType(call, paymentType, asked);
  refuseChanges(items);
  const order = { accountId, paymentType, price: totalOf(asked), issued: now };
  const placed = await placeOrder(database, order, keyed);
  const { state } = order.price === 0 ? await payNothing(call, placed.order.id) : placed.order;
  if (paymentType === 'INVOICE') await issueInvoice(call, placed.order.id);
  const rows = asked.map((row, place) => ({ ...row, id: placed.itemIds[place] ?? row.id }));
  return orderView({ ...placed.order, state }, rows, locale, conditions.reference);
}

/**
 * Makes an order of the whole cart. Of two concurrent requests, the second finds the cart empty. When an item differs
 * from what the customer saw, the cart is updated, and no order is made. Throws ApiError.
 */
export async function create(call: CreateCall): Promise<Sent<typeof Order>> {
  const { database, services } = call;
  const conditions = await readSaleConditions(call, database, await referenceData(database));
  const inOne = <Result>(work: (inside: CreateCall) => Promise<Result>): Promise<Result> =>
    services.database.transaction((transaction: Database) => work({ ...call, database: transaction }));
  try {
    const order = await inOne((inside) => orderCart(inside, conditions));
    if (order.price === 0) services.wakeOutbox();
    return order;
  } catch (error) {
    if (error instanceof ApiError && error.errorName === 'CART_CHANGED') {
      await inOne((inside) => bringUpToDate(inside, conditions));
    }
    throw error;
  }
}
