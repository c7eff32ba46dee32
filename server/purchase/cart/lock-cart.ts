import { credentialColumns } from '../../platform/credentials/account-credentials.ts';
import type { AccountCredentials } from '../../platform/credentials/account-credentials.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq, sql } from '../../platform/db/orm.ts';
import { customerAccounts } from '../../platform/db/schema.ts';
import { claiming } from '../../platform/http/idempotency.ts';
import type { KeyedRequest } from '../../platform/http/idempotency.ts';
import { changeCart, isExpired, emptyCartState } from './cart-lifetime.ts';
import { moveToExpired } from './expired-items.ts';

interface LockedCart {
  /** Whether the cart had expired and was emptied. */
  readonly expired: boolean;
  /** Null while the cart is empty. */
  readonly expiresAt: Date | null;
  readonly renewals: number;
}

const cartColumns = { expiresAt: customerAccounts.cartExpiresAt, renewals: customerAccounts.cartRenewals };

/** A locked cart, with the credentials of its account, which are read by the same statement. */
interface CartOfAccount extends LockedCart {
  /** Undefined: the account does not exist. */
  readonly account: AccountCredentials;
}

/**
 * Locks the account's cart until the transaction ends, so that changes, expiry and ordering of one cart run one after
 * the other. An expired cart is emptied first: an item that is added then begins a new cart. The removed items are
 * stored, so that the customer can restore them.
 * @param database a transaction
 */
export async function lockCart(database: Database, accountId: number, now: Date): Promise<CartOfAccount> {
  const [account] = await database
    .select({ ...cartColumns, ...credentialColumns })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, accountId))
    .for('update');
  return { ...(await emptyIfExpired(database, accountId, account, now)), account };
}

/**
 * Locks the cart and claims an idempotency key with the same statement. `repeated` is the request if its key was already
 * claimed.
 */
export async function lockCartOnce(
  database: Database,
  accountId: number,
  keyed: KeyedRequest,
  now: Date,
): Promise<CartOfAccount & { readonly repeated: KeyedRequest | undefined }> {
  const claimed = claiming(database, keyed, now);
  const [account] = await database
    .with(claimed)
    .select({ ...cartColumns, ...credentialColumns, key: claimed.key })
    .from(customerAccounts)
    .leftJoin(claimed, sql`true`)
    .where(eq(customerAccounts.id, accountId))
    .for('update', { of: customerAccounts });
  const repeated = account?.key === null ? keyed : undefined;
  return { ...(await emptyIfExpired(database, accountId, account, now)), account, repeated };
}

/** Empties the locked cart if it has expired; returns its state after that. */
async function emptyIfExpired(
  database: Database,
  accountId: number,
  account: Pick<LockedCart, 'expiresAt' | 'renewals'> | undefined,
  now: Date,
): Promise<LockedCart> {
  const { expiresAt = null, renewals = 0 } = account ?? {};
  if (!isExpired(expiresAt, now)) return { expired: false, expiresAt, renewals };
  const hadItems = await moveToExpired(database, accountId);
  await changeCart(database, accountId, { ...emptyCartState, ...(hadItems ? { cartExpiredAt: expiresAt } : {}) });
  return { expired: true, expiresAt: null, renewals: 0 };
}
