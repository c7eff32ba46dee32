import type { Doer } from '../../accounts/events/record-event.ts';
import { recordEvents } from '../../applications/records/record-event.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, inArray, sql } from '../../platform/db/orm.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import { cardApplications, cartItems, customerAccounts } from '../../platform/db/schema.ts';
import type { StoredLine } from '../../platform/db/schema.ts';
import { changeCart, nullifyCartLifetime } from './cart-lifetime.ts';
import { itemJsonFields } from './item-json.ts';
import type { ItemRow } from './item-view.ts';

const toRemovedLine = (item: ItemRow): StoredLine => ({
  item,
  standing: 'NOT_POSSIBLE',
  newPrice: null,
  newValidFrom: null,
  newValidTo: null,
  reason: 'NOT_FOUND',
});

async function readChanges(transaction: Database, accountId: number): Promise<readonly StoredLine[]> {
  const [cart] = await transaction
    .select({ changes: customerAccounts.cartChanges })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, accountId));
  return cart?.changes ?? [];
}

interface Withdrawal {
  readonly note: string;
  readonly doer: Doer;
  readonly now: Date;
}

/** Withdraws the unpaid applications whose fees were in the cart, as if the customer had removed the fees (CRT-05). */
async function withdraw(
  transaction: Database,
  items: readonly ItemRow[],
  { note, doer, now }: Withdrawal,
): Promise<void> {
  const ids = items.flatMap(({ payload }) => payload.applicationId ?? []);
  const withdrawn = await transaction
    .update(cardApplications)
    .set({ state: 'REJECTED', note })
    .where(and(inArray(cardApplications.id, ids), eq(cardApplications.paid, false)))
    .returning({ id: cardApplications.id });
  await recordEvents(
    transaction,
    withdrawn.map(({ id }) => id),
    { kind: 'WITHDRAWN', at: now, note, doer },
  );
}

/**
 * Removes all items for one customer from a cart, because the account may not buy for this customer any more. The cart
 * shows which items were removed until it changes again.
 * @param transaction a transaction that has locked the cart
 */
export async function dropCustomer(
  transaction: Database,
  { accountId, customerId }: { readonly accountId: number; readonly customerId: number },
  withdrawal: Withdrawal,
): Promise<void> {
  const rows = await rowsOf<{ readonly row: ItemRow }>(
    transaction,
    sql`select json_build_object(${itemJsonFields}) as row from ${cartItems} item
      where item.account_id = ${accountId} and item.customer_id = ${customerId} order by item.id`,
  );
  if (rows.length === 0) return;
  const items = rows.map(({ row }) => row);
  await transaction
    .delete(cartItems)
    .where(and(eq(cartItems.accountId, accountId), eq(cartItems.customerId, customerId)));
  await withdraw(transaction, items, withdrawal);
  await nullifyCartLifetime(transaction, accountId);
  const cartChanges = [...(await readChanges(transaction, accountId)), ...items.map(toRemovedLine)];
  await changeCart(transaction, accountId, { cartChanges });
}
