import { remainingCartSeconds } from '#rules/cart-lifetime.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, notExists } from '../../platform/db/orm.ts';
import { cartItems, customerAccounts } from '../../platform/db/schema.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** Whether a cart's life is over; at the moment `expiresAt` it is. */
export const isExpired = (expiresAt: Date | null, now: Date): boolean => expiresAt !== null && expiresAt <= now;

/** The seconds until the account's cart expires; null while it is empty, and for an expired cart (CRT-02). */
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
 * Ends the life of an empty cart (CRT-03); a cart with items keeps its own. The cart is locked by a statement of its own: an update
 * that waits for an item that is being added would not see that item, and leave it without an end.
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

/** Updates the state of the cart in its account. */
export async function changeCart(database: Database, accountId: number, state: CartState): Promise<void> {
  await database.update(customerAccounts).set(state).where(eq(customerAccounts.id, accountId));
}

/** When a cart expires whose life begins now. */
export async function endOfNewLife(database: Database, settings: Settings, now: Date): Promise<Date> {
  const minutes = await settings.number(database, 'CART_LIFETIME_IN_MINUTES');
  return new Date(now.getTime() + minutes * 60_000);
}

/** Restarts the life of the cart after a change; the number of renewals stays. */
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

/** Removes all items from a cart and ends its life. */
export async function emptyCart(database: Database, accountId: number): Promise<void> {
  await database.delete(cartItems).where(eq(cartItems.accountId, accountId));
  await changeCart(database, accountId, emptyCartState);
}
