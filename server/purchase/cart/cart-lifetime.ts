import { remainingCartSeconds } from '#rules/cart-lifetime.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, notExists } from '../../platform/db/orm.ts';
import { cartItems, customerAccounts } from '../../platform/db/schema.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** Whether a cart has expired. At the moment `expiresAt` the cart has already expired. */
export const isExpired = (expiresAt: Date | null, now: Date): boolean => expiresAt !== null && expiresAt <= now;

/** The seconds until the account's cart expires; null for an empty or expired cart (CRT-02). */
export async function readCartLifetime(database: Database, accountId: number, now: Date): Promise<number | null> {
  const [account] = await database
    .select({ expiresAt: customerAccounts.cartExpiresAt })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, accountId));
  const expiresAt = account?.expiresAt ?? null;
  if (expiresAt === null || isExpired(expiresAt, now)) return null;
  return remainingCartSeconds(expiresAt.toISOString(), now.getTime());
}

/**
 * Ends the lifetime of an empty cart (CRT-03); a cart with items keeps its lifetime. A separate statement locks the cart
 * first. Otherwise the update could wait for a transaction that adds an item, would not see the added item, and would
 * end the lifetime of a cart that has an item.
 * @param database a transaction
 */
export async function nullifyCartLifetime(database: Database, accountId: number): Promise<void> {
  const own = eq(customerAccounts.id, accountId);
  await database.select({ id: customerAccounts.id }).from(customerAccounts).where(own).for('update');
  const items = database.select({ id: cartItems.id }).from(cartItems).where(eq(cartItems.accountId, accountId));
  await database
    .update(customerAccounts)
    .set({ cartExpiresAt: null, cartRenewals: 0 })
    .where(and(own, notExists(items)));
}

type CartState = Partial<
  Pick<typeof customerAccounts.$inferInsert, 'cartExpiresAt' | 'cartRenewals' | 'cartExpiredAt' | 'cartChanges'>
>;

export async function changeCart(database: Database, accountId: number, state: CartState): Promise<void> {
  await database.update(customerAccounts).set(state).where(eq(customerAccounts.id, accountId));
}

/** The moment at which a cart expires if its lifetime begins now. */
export async function endOfNewLife(database: Database, settings: Settings, now: Date): Promise<Date> {
  const minutes = await settings.number(database, 'CART_LIFETIME_IN_MINUTES');
  return new Date(now.getTime() + minutes * 60_000);
}

/** Restarts the lifetime of the cart after a change. The number of renewals is not changed. */
export async function restartCartLife(
  database: Database,
  settings: Settings,
  accountId: number,
  now: Date,
): Promise<void> {
  await changeCart(database, accountId, {
    cartExpiresAt: await endOfNewLife(database, settings, now),
    cartChanges: null,
  });
}

/** The state of an empty cart; the next item begins a new cart. */
export const emptyCartState = { cartExpiresAt: null, cartRenewals: 0, cartChanges: null } as const;

/** Removes all items from a cart and ends its lifetime. */
export async function emptyCart(database: Database, accountId: number): Promise<void> {
  await database.delete(cartItems).where(eq(cartItems.accountId, accountId));
  await changeCart(database, accountId, emptyCartState);
}
