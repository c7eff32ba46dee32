import type { AnswerOf } from '#contract/endpoint.ts';
import type { dismissExpiredCart, expiredCart, restoreCart } from '#contract/endpoints/shopping-cart.ts';
import type { ExpiredCart, LineReason } from '#contract/entities/shopping-cart.ts';
import type { Sent } from '#contract/values.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { cartItems, customerAccounts, expiredCartItems } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { referenceData } from '../../reference-data/reference-data.ts';
import { restartCartLife } from './cart-lifetime.ts';
import { forgetExpired, isOffered } from './expired-items.ts';
import { lineView } from './item-view.ts';
import { lockCart } from './lock-cart.ts';
import { lineOf, reconsiderItems, readSaleConditions } from './reconsider-items.ts';
import type { ReconsideredItem } from './reconsider-items.ts';

type ExpiredCall = Call<typeof expiredCart> | Call<typeof restoreCart>;
type CartRow = Pick<typeof cartItems.$inferSelect, 'type' | 'payload'>;

/**
 * The reason why an item cannot be restored: the cart has an item for the same card, wallet, application or reclamation.
 * Null = it can be restored.
 */
function alreadyIn(cart: readonly CartRow[], { type, payload }: CartRow): LineReason | null {
  const has = (same: (row: CartRow) => boolean) => cart.some((row) => row.type === type && same(row));
  if (type === 'TICKET_FARE' && has((row) => row.payload.cardId === payload.cardId)) {
    return 'TICKET_FARE_ALREADY_IN_CART';
  }
  if (type === 'ELECTRONIC_WALLET' && has((row) => row.payload.eWalletId === payload.eWalletId)) {
    return 'E_WALLET_RECHARGE_ALREADY_IN_CART';
  }
  const { applicationId, feeId, reclamationNumber } = payload;
  if (type === 'RECLAMATION' && reclamationNumber !== undefined)
    return has((row) => row.payload.reclamationNumber === reclamationNumber) ? 'FEE_ALREADY_IN_CART' : null;
  if (type !== 'FEE' || applicationId === undefined) return null;
  const again = has((row) => row.payload.applicationId === applicationId && row.payload.feeId === feeId);
  return again ? 'FEE_ALREADY_IN_CART' : null;
}

async function readExpiredAt({ database, caller, now, services }: ExpiredCall): Promise<Date | null> {
  const [account] = await database
    .select({ expiredAt: customerAccounts.cartExpiredAt })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, caller.accountId));
  const expiredAt = account?.expiredAt ?? null;
  return isOffered(expiredAt, now, await services.settings.numbers(database)) ? expiredAt : null;
}

async function reconsiderExpired(call: ExpiredCall): Promise<ReconsideredItem[]> {
  const { database, caller } = call;
  const conditions = await readSaleConditions(call, database, await referenceData(database));
  const expired = await reconsiderItems(database, expiredCartItems, caller.accountId, conditions);
  const cart = await database
    .select({ type: cartItems.type, payload: cartItems.payload })
    .from(cartItems)
    .where(eq(cartItems.accountId, caller.accountId));
  let room = (await call.services.settings.number(database, 'CART_MAXIMUM_ITEMS')) - cart.length;
  return expired.map(({ row, now }) => {
    const already = alreadyIn(cart, row);
    if (already !== null) return { row, now: { standing: 'NOT_POSSIBLE', reason: already } };
    if (now.standing === 'NOT_POSSIBLE') return { row, now };
    room -= 1;
    return { row, now: room < 0 ? { standing: 'NOT_POSSIBLE', reason: 'CART_FULL' } : now };
  });
}

/**
 * The items of the expired cart, each with its current price and start, or with the reason why it cannot be sold any
 * more (docs/decisions/0009).
 */
export async function readExpiredCart(call: Call<typeof expiredCart>): Promise<Sent<typeof ExpiredCart>> {
  const { database, caller, now, locale } = call;
  await database.transaction((transaction) => lockCart(transaction, caller.accountId, now));
  const expiredAt = await readExpiredAt(call);
  if (expiredAt === null) return { expiredAt: null, lines: [] };
  const reference = await referenceData(database);
  const lines = (await reconsiderExpired(call)).map((item) => lineView(lineOf(item), locale, reference));
  return { expiredAt: lines.length === 0 ? null : expiredAt.toISOString(), lines };
}

async function putBack(database: Database, accountId: number, now: Date, items: readonly ReconsideredItem[]) {
  const rows = items.flatMap(({ row: { id: _, customer: __, cancelled: ___, ...row }, now: current }) =>
    current.standing === 'NOT_POSSIBLE'
      ? []
      : [{ ...row, price: current.price, payload: current.payload, accountId, created: now }],
  );
  if (rows.length > 0) await database.insert(cartItems).values(rows);
  return rows.length;
}

/**
 * Restores the items that can still be sold, with their current price and start, and drops the others. Throws ApiError
 * NOTHING_TO_RESTORE.
 */
export async function restore(call: Call<typeof restoreCart>): Promise<AnswerOf<typeof restoreCart>> {
  const { database, caller, now, services } = call;
  await lockCart(database, caller.accountId, now);
  const items = (await readExpiredAt(call)) === null ? [] : await reconsiderExpired(call);
  if (items.length === 0) throw new ApiError('NOTHING_TO_RESTORE');
  const restored = await putBack(database, caller.accountId, now, items);
  await forgetExpired(database, caller.accountId);
  if (restored > 0) await restartCartLife(database, services.settings, caller.accountId, now);
  return { restored, dropped: items.length - restored };
}

/**
 * Deletes the items of the expired cart. The moment of its expiry stays stored, for tabs that have not shown it yet.
 */
export async function dismiss({ database, caller }: Call<typeof dismissExpiredCart>): Promise<undefined> {
  await forgetExpired(database, caller.accountId);
}
