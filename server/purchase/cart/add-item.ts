import type { addFee } from '#contract/endpoints/shopping-cart.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import type { ErrorName } from '#contract/error-names.ts';
import type { Sent } from '#contract/values.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq, getTableColumns, sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { cartItems, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { soldTaxPercentage } from '../../platform/settings/sold-tax.ts';
import { referenceData } from '../../reference-data/reference-data.ts';
import { restartCartLife } from './cart-lifetime.ts';
import { itemView } from './item-view.ts';

type AddCall = Pick<Call<typeof addFee>, 'database' | 'caller' | 'now' | 'locale' | 'services'>;
type NewItem = Pick<typeof cartItems.$inferInsert, 'type' | 'name' | 'price' | 'taxPercentage' | 'payload'> & {
  readonly customerId: number | null;
};

/**
 * The number of items that the cart had before the statement: rows that the statement itself inserts are not counted.
 */
const itemsBefore = (accountId: number): SQL<number> =>
  sql<number>`(select count(*)::integer from ${cartItems} item where item.account_id = ${accountId})`;

async function readName(database: Database, customerId: number) {
  const [name = null] = await database
    .select({ firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(eq(customers.id, customerId));
  return name;
}

/**
 * Adds an item to the locked cart and restarts the cart's lifetime. Throws ApiError `already` when the cart has an item
 * for the same card, wallet or application (a unique index decides), and ApiError CART_FULL.
 */
export async function addItem(call: AddCall, item: NewItem, already: ErrorName): Promise<Sent<typeof Item>> {
  const { database, caller, now, locale, services } = call;
  const taxPercentage = await soldTaxPercentage(services.settings, database, item.taxPercentage);
  const [added] = await database
    .insert(cartItems)
    .values({ ...item, taxPercentage, accountId: caller.accountId, created: now })
    .onConflictDoNothing()
    .returning({ ...getTableColumns(cartItems), before: itemsBefore(caller.accountId) });
  if (added === undefined) throw new ApiError(already);
  const maximum = await services.settings.number(database, 'CART_MAXIMUM_ITEMS');
  if (added.before >= maximum) throw new ApiError('CART_FULL', { metadata: { maximum } });
  await restartCartLife(database, services.settings, caller.accountId, now);
  const customer = item.customerId === null ? null : await readName(database, item.customerId);
  return itemView({ ...added, customer }, locale, await referenceData(database));
}
