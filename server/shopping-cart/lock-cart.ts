import { eq, sql } from 'drizzle-orm';
import { standingColumns } from '../credentials/account-credentials.ts';
import type { Standing } from '../credentials/account-credentials.ts';
import type { Database } from '../db/database.ts';
import { customerAccounts } from '../db/schema.ts';
import { claiming } from '../http/idempotency.ts';
import type { KeyedRequest } from '../http/idempotency.ts';
import { changeCart, isExpired, noCart } from './cart-lifetime.ts';
import { moveToLapsed } from './lapsed-items.ts';

interface LockedCart {
  /** The cart had run out, and is empty now. */
  readonly expired: boolean;
  /** Null while the cart is empty. */
  readonly expiresAt: Date | null;
  readonly renewals: number;
}

const cartColumns = { expiresAt: customerAccounts.cartExpiresAt, renewals: customerAccounts.cartRenewals };

/** A cart that is held with its account, which is read by the same statement; undefined = there is no such account. */
interface HeldCart extends LockedCart {
  readonly account: Standing;
}

/**
 * Holds the account's cart until the transaction ends: changes, expiry and ordering of one cart come one after the
 * other. A cart whose life is over is emptied first, so an item added at its end begins a new cart; what was in it is
 * kept to be put back.
 * @param database a transaction
 */
export async function lockCart(database: Database, accountId: number, now: Date): Promise<HeldCart> {
  const [account] = await database
    .select({ ...cartColumns, ...standingColumns })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, accountId))
    .for('update');
  return { ...(await standingOf(database, accountId, account, now)), account };
}

/** Holds the cart and, with the same statement, claims a key; `isFirst` is false for one that was claimed before. */
export async function lockCartOnce(
  database: Database,
  accountId: number,
  keyed: KeyedRequest,
  now: Date,
): Promise<HeldCart & { readonly isFirst: boolean }> {
  const claimed = claiming(database, keyed, now);
  const [account] = await database
    .with(claimed)
    .select({ ...cartColumns, ...standingColumns, key: claimed.key })
    .from(customerAccounts)
    .leftJoin(claimed, sql`true`)
    .where(eq(customerAccounts.id, accountId))
    .for('update', { of: customerAccounts });
  const isFirst = account !== undefined && account.key !== null;
  return { ...(await standingOf(database, accountId, account, now)), account, isFirst };
}

/** What of the cart, which is held, is left by now. */
async function standingOf(
  database: Database,
  accountId: number,
  account: Pick<LockedCart, 'expiresAt' | 'renewals'> | undefined,
  now: Date,
): Promise<LockedCart> {
  const { expiresAt = null, renewals = 0 } = account ?? {};
  if (!isExpired(expiresAt, now)) return { expired: false, expiresAt, renewals };
  const hadItems = await moveToLapsed(database, accountId);
  await changeCart(database, accountId, { ...noCart, ...(hadItems ? { cartLapsedAt: expiresAt } : {}) });
  return { expired: true, expiresAt: null, renewals: 0 };
}
