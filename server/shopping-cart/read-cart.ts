import { eq, sql } from 'drizzle-orm';
import type { shoppingCart } from '../../contract/endpoints/shopping-cart.ts';
import type { ShoppingCart } from '../../contract/entities/shopping-cart.ts';
import { cartTotal, earliestInvoiceStart, hasCardApplication, hasTicketFareTooSoon } from '../../rules/cart.ts';
import { remainingCartSeconds } from '../../rules/cart-lifetime.ts';
import type { Database } from '../db/database.ts';
import { cartItems, customerAccounts, customers } from '../db/schema.ts';
import type { Call } from '../http/route.ts';
import { referenceData } from '../public-data/reference-data.ts';
import { isExpired } from './cart-lifetime.ts';
import { itemView } from './item-view.ts';
import type { ItemRow } from './item-view.ts';
import { lockCart } from './lock-cart.ts';

/** The items as one JSON value: half the time of a row an item, which counts in the shop's most frequent call. */
const itemsAsJson = sql<ItemRow[] | null>`(
  select json_agg(json_build_object(
    'id', item.id, 'type', item.type, 'name', item.name, 'description', item.description, 'price', item.price,
    'taxPercentage', item.tax_percentage, 'quantity', item.quantity, 'payload', item.payload,
    'customer', (
      select json_build_object('firstName', first_name, 'lastName', last_name)
      from ${customers} customer where customer.id = item.customer_id
    )
  ) order by item.id)
  from ${cartItems} item where item.account_id = ${sql.placeholder('accountId')}
)`;

const prepareQuery = (database: Database) =>
  database
    .select({ expiresAt: customerAccounts.cartExpiresAt, items: itemsAsJson })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, sql.placeholder('accountId')))
    .prepare('read_cart');

const prepared = new WeakMap<Database, ReturnType<typeof prepareQuery>>();

interface StoredCart {
  readonly expiresAt: Date | null;
  readonly items: readonly ItemRow[];
}

/** The cart as the database holds it, in one query; it may be over already. */
export async function readStoredCart(database: Database, accountId: number): Promise<StoredCart> {
  const query = prepared.get(database) ?? prepareQuery(database);
  prepared.set(database, query);
  const [cart] = await query.execute({ accountId });
  return { expiresAt: cart?.expiresAt ?? null, items: cart?.items ?? [] };
}

let reckoned = { today: '', earliestStart: '' };

/** The day's earliest start of a ticket that is paid by invoice: reckoned once a day. */
function earliestStartOn(today: string): string {
  if (reckoned.today !== today) reckoned = { today, earliestStart: earliestInvoiceStart(today) };
  return reckoned.earliestStart;
}

const emptyStoredCart: StoredCart = { expiresAt: null, items: [] };

/** The account's cart; one that has run out is emptied, and reads as empty (CRT-02). */
export async function readCart(call: Call<typeof shoppingCart>): Promise<ShoppingCart> {
  const { database, caller, now, today, locale } = call;
  let cart = await readStoredCart(database, caller.accountId);
  if (isExpired(cart.expiresAt, now)) {
    await database.transaction((transaction) => lockCart(transaction, caller.accountId, now));
    cart = emptyStoredCart;
  }
  const reference = await referenceData(database);
  const items = cart.items.map((row) => itemView(row, locale, reference));
  const expiresAt = items.length === 0 ? null : (cart.expiresAt?.toISOString() ?? null);
  const earliestStart = earliestStartOn(today);
  const tooSoon = hasTicketFareTooSoon(items, earliestStart);
  return {
    items,
    totalPrice: cartTotal(items),
    cartLifetime: remainingCartSeconds(expiresAt, now.getTime()),
    expiresAt,
    empty: items.length === 0,
    hasCardApplication: hasCardApplication(items),
    ticketFareTooSoon: tooSoon,
    earliestValidFrom: tooSoon ? earliestStart : null,
  };
}
