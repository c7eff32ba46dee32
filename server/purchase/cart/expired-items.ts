import type { Database } from '../../platform/db/database.ts';
import { eq, lt, sql } from '../../platform/db/orm.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import { cartItems, customerAccounts, expiredCartItems } from '../../platform/db/schema.ts';
import type { NumberSetting } from '../../platform/settings/number-settings.ts';

const hour = 3_600_000;

/** Whether the items of a cart that expired at `expiredAt` can still be restored. */
export const isOffered = (
  expiredAt: Date | null,
  now: Date,
  numbers: Readonly<Record<NumberSetting, number>>,
): expiredAt is Date =>
  expiredAt !== null && expiredAt.getTime() + numbers.EXPIRED_CART_KEPT_IN_HOURS * hour > now.getTime();

/**
 * Moves the items of an expired cart to the table of expired carts, where they replace the items of an earlier expired
 * cart. Returns whether there were any items.
 */
export async function moveToExpired(transaction: Database, accountId: number): Promise<boolean> {
  const columns = sql`type, customer_id, name, description, price, tax_percentage, quantity, payload, account_id`;
  const rows = await rowsOf(
    transaction,
    sql`
    with gone as (delete from ${cartItems} where account_id = ${accountId} returning *),
    replaced as (delete from ${expiredCartItems} where account_id = ${accountId} and exists (select 1 from gone))
    insert into ${expiredCartItems} (${columns}) select ${columns} from gone order by id returning id`,
  );
  return rows.length > 0;
}

/** Deletes the items of the account's expired cart. */
export async function forgetExpired(database: Database, accountId: number): Promise<void> {
  await database.delete(expiredCartItems).where(eq(expiredCartItems.accountId, accountId));
}

/** Deletes the items of all carts that expired before a moment. */
export async function forgetExpiredBefore(database: Database, moment: Date): Promise<void> {
  const old = database
    .select({ id: customerAccounts.id })
    .from(customerAccounts)
    .where(lt(customerAccounts.cartExpiredAt, moment));
  await database.delete(expiredCartItems).where(sql`${expiredCartItems.accountId} in ${old}`);
}
