import { and, eq, notExists } from 'drizzle-orm';
import { remainingCartSeconds } from '../../rules/cart-lifetime.ts';
import type { Database } from '../db/database.ts';
import { cartItems, customerAccounts } from '../db/schema.ts';
import type { Settings } from '../settings/settings.ts';

/** Whether a cart's life is over: at its very end it is. */
export const isExpired = (expiresAt: Date | null, now: Date): boolean => expiresAt !== null && expiresAt <= now;

/** Whole seconds that the account's cart has left; null while it is empty, and an expired cart reads as empty (CRT-02). */
export async function readCartLifetime(database: Database, accountId: number, now: Date): Promise<number | null> {
  const [account] = await database
    .select({ expiresAt: customerAccounts.cartExpiresAt })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, accountId));
  const expiresAt = account?.expiresAt ?? null;
  if (expiresAt === null || isExpired(expiresAt, now)) return null;
  return remainingCartSeconds(expiresAt.toISOString(), now.getTime());
}

/** Ends the life of an empty cart (CRT-03); a cart with items keeps its own. */
export async function nullifyCartLifetime(database: Database, accountId: number): Promise<void> {
  const items = database.select({ id: cartItems.id }).from(cartItems).where(eq(cartItems.accountId, accountId));
  await database
    .update(customerAccounts)
    .set({ cartExpiresAt: null, cartRenewals: 0 })
    .where(and(eq(customerAccounts.id, accountId), notExists(items)));
}

type CartState = Partial<
  Pick<typeof customerAccounts.$inferInsert, 'cartExpiresAt' | 'cartRenewals' | 'cartLapsedAt' | 'cartChanges'>
>;

/** Writes what the account keeps of its cart. */
export async function changeCart(database: Database, accountId: number, state: CartState): Promise<void> {
  await database.update(customerAccounts).set(state).where(eq(customerAccounts.id, accountId));
}

/** The end of a life that begins now. */
export async function wholeLife(database: Database, settings: Settings, now: Date): Promise<Date> {
  const minutes = await settings.figure(database, 'CART_LIFETIME_IN_MINUTES');
  return new Date(now.getTime() + minutes * 60_000);
}

/** Every change of the cart gives it a whole life again, but no more renewals. */
export async function restartCartLife(
  database: Database,
  settings: Settings,
  accountId: number,
  now: Date,
): Promise<void> {
  await changeCart(database, accountId, {
    cartExpiresAt: await wholeLife(database, settings, now),
    cartChanges: null,
  });
}

/** An empty cart: the next item begins a new one. */
export const noCart = { cartExpiresAt: null, cartRenewals: 0, cartChanges: null } as const;

/** Takes everything out of a cart, and ends its life. */
export async function emptyCart(database: Database, accountId: number): Promise<void> {
  await database.delete(cartItems).where(eq(cartItems.accountId, accountId));
  await changeCart(database, accountId, noCart);
}
