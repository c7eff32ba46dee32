import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { customerAccounts } from '../db/schema.ts';
import { emptyCart, isExpired } from './cart-lifetime.ts';

/**
 * Holds the account's cart until the transaction ends: changes, expiry and ordering of one cart come one after the
 * other. A cart whose life is over is emptied first, so an item added at its end begins a new cart.
 * @param database a transaction
 * @returns whether the cart had expired with items in it
 */
export async function lockCart(database: Database, accountId: number, now: Date): Promise<{ expired: boolean }> {
  const [account] = await database
    .select({ expiresAt: customerAccounts.cartExpiresAt })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, accountId))
    .for('update');
  const expired = isExpired(account?.expiresAt ?? null, now);
  if (expired) await emptyCart(database, accountId);
  return { expired };
}
