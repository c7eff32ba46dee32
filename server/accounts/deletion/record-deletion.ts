import type { Database } from '../../platform/db/database.ts';
import { eq, inArray } from '../../platform/db/orm.ts';
import { accountDeletions, invoices, orderItems, orders, payments } from '../../platform/db/schema.ts';
import type { RowCounts } from '../../platform/db/schema.ts';

/** How many rows of the account's purchases are kept. */
async function countKept(transaction: Database, accountId: number): Promise<RowCounts> {
  const mine = transaction.select({ id: orders.id }).from(orders).where(eq(orders.accountId, accountId));
  return {
    orders: await transaction.$count(orders, eq(orders.accountId, accountId)),
    order_items: await transaction.$count(orderItems, inArray(orderItems.orderId, mine)),
    payments: await transaction.$count(payments, inArray(payments.orderId, mine)),
    invoices: await transaction.$count(invoices, inArray(invoices.orderId, mine)),
  };
}

interface Deletion {
  readonly accountId: number;
  readonly at: Date;
  readonly erased: RowCounts;
  readonly anonymised: RowCounts;
}

/** Writes the operator's record of a deletion, which contains no personal data. */
export async function recordDeletion(transaction: Database, deletion: Deletion): Promise<void> {
  await transaction
    .insert(accountDeletions)
    .values({ ...deletion, kept: await countKept(transaction, deletion.accountId) });
}
