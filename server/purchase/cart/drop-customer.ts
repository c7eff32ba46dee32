import type { Doer } from '../../accounts/events/record-event.ts';
import { recordEvents } from '../../applications/records/record-event.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, inArray, sql } from '../../platform/db/orm.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import { cardApplications, cartItems, customerAccounts } from '../../platform/db/schema.ts';
import type { KeptLine } from '../../platform/db/schema.ts';
import { changeCart, nullifyCartLifetime } from './cart-lifetime.ts';
import { itemJsonFields } from './item-json.ts';
import type { ItemRow } from './item-view.ts';

const gone = (item: ItemRow): KeptLine => ({
  item,
  standing: 'NOT_POSSIBLE',
  newPrice: null,
  newValidFrom: null,
  newValidTo: null,
  reason: 'NOT_FOUND',
});

async function readChanges(transaction: Database, accountId: number): Promise<readonly KeptLine[]> {
  const [cart] = await transaction
    .select({ changes: customerAccounts.cartChanges })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, accountId));
  return cart?.changes ?? [];
}

/** Why and when card applications are withdrawn. */
interface Withdrawal {
  readonly note: string;
  readonly doer: Doer;
  readonly now: Date;
}

/** Withdraws the unpaid applications whose fees were in the cart, as their removal by hand does (CRT-05). */
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
 * Removes all that is for one customer from a cart, because the account may not buy for them any more; the cart tells
 * what is gone until it changes again.
 * @param transaction one that has locked the cart
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
  const cartChanges = [...(await readChanges(transaction, accountId)), ...items.map(gone)];
  await changeCart(transaction, accountId, { cartChanges });
}
