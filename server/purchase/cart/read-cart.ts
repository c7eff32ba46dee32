import type { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import type { ShoppingCart } from '#contract/entities/shopping-cart.ts';
import type { Sent } from '#contract/values.ts';
import { remainingCartSeconds } from '#rules/cart-lifetime.ts';
import {
  cartTotal,
  earliestInvoiceStart,
  hasCardApplication,
  hasTicketFareTooSoon,
  invoiceDueDay,
} from '#rules/cart.ts';
import { addDays } from '#rules/dates.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq, sql } from '../../platform/db/orm.ts';
import { cartItems, customerAccounts, expiredCartItems } from '../../platform/db/schema.ts';
import type { StoredLine } from '../../platform/db/schema.ts';
import type { Call } from '../../platform/http/route.ts';
import { referenceData } from '../../reference-data/reference-data.ts';
import { isExpired } from './cart-lifetime.ts';
import { isOffered } from './expired-items.ts';
import { itemJsonFields } from './item-json.ts';
import { itemView, lineView } from './item-view.ts';
import type { ItemRow } from './item-view.ts';
import { lockCart } from './lock-cart.ts';

/**
 * The items as one JSON value. This takes half the time of one row per item, and reading the cart is the shop's most
 * frequent call.
 */
const itemsAsJson = sql<ItemRow[] | null>`(
  select json_agg(json_build_object(${itemJsonFields}) order by item.id)
  from ${cartItems} item where item.account_id = ${sql.placeholder('accountId')}
)`;

const hasExpiredItems = sql<boolean>`exists (
  select 1 from ${expiredCartItems} item where item.account_id = ${sql.placeholder('accountId')}
)`;

const prepareQuery = (database: Database) =>
  database
    .select({
      expiresAt: customerAccounts.cartExpiresAt,
      renewals: customerAccounts.cartRenewals,
      expiredAt: customerAccounts.cartExpiredAt,
      changes: customerAccounts.cartChanges,
      items: itemsAsJson,
      hasExpiredItems,
    })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, sql.placeholder('accountId')))
    .prepare('read_cart');

const prepared = new WeakMap<Database, ReturnType<typeof prepareQuery>>();

interface StoredCart {
  readonly expiresAt: Date | null;
  readonly renewals: number;
  readonly expiredAt: Date | null;
  readonly changes: readonly StoredLine[] | null;
  readonly items: readonly ItemRow[] | null;
  readonly hasExpiredItems: boolean;
}

const nothingStored: StoredCart = {
  expiresAt: null,
  renewals: 0,
  expiredAt: null,
  changes: null,
  items: null,
  hasExpiredItems: false,
};

/** The cart as it is stored, in one query; it may have expired. */
export async function readStoredCart(database: Database, accountId: number): Promise<StoredCart> {
  const query = prepared.get(database) ?? prepareQuery(database);
  prepared.set(database, query);
  const [cart] = await query.execute({ accountId });
  return cart ?? nothingStored;
}

/** The cart as it is stored; an expired cart is emptied first (CRT-02). */
async function readCurrentCart({ database, caller, now }: Call<typeof shoppingCart>): Promise<StoredCart> {
  const cart = await readStoredCart(database, caller.accountId);
  if (!isExpired(cart.expiresAt, now)) return cart;
  await database.transaction((transaction) => lockCart(transaction, caller.accountId, now));
  return readStoredCart(database, caller.accountId);
}

let computed = { today: '', daysAhead: 0, dueIn: 0, keptFor: 0, earliestStart: '', due: '', keptUntil: '' };

interface InvoiceNumbers {
  readonly INVOICE_MIN_DAYS_BEFORE_TICKET_VALID_FROM: number;
  readonly INVOICE_DUE_IN_DAYS: number;
  readonly INVOICE_EXPIRES_DAYS_AFTER_DUE: number;
}

/**
 * The earliest start (ISO) of a ticket that is paid by invoice, the due day of an invoice, and the last day on which its
 * order is kept. They are computed once a day, because reading the cart is the shop's most frequent call.
 */
function invoiceDaysOn(
  today: string,
  {
    INVOICE_MIN_DAYS_BEFORE_TICKET_VALID_FROM: daysAhead,
    INVOICE_DUE_IN_DAYS: dueIn,
    INVOICE_EXPIRES_DAYS_AFTER_DUE: keptFor,
  }: InvoiceNumbers,
): { earliestStart: string; due: string; keptUntil: string } {
  const isComputed = computed.daysAhead === daysAhead && computed.dueIn === dueIn && computed.keptFor === keptFor;
  if (computed.today !== today || !isComputed) {
    const [earliestStart, due] = [earliestInvoiceStart(today, daysAhead), invoiceDueDay(today, dueIn)];
    computed = { today, daysAhead, dueIn, keptFor, earliestStart, due, keptUntil: addDays(due, keptFor) };
  }
  return computed;
}

/** The account's cart; an expired cart is emptied (CRT-02). */
export async function readCart(call: Call<typeof shoppingCart>): Promise<Sent<typeof ShoppingCart>> {
  const { database, now, today, locale, services } = call;
  const cart = await readCurrentCart(call);
  const numbers = await services.settings.numbers(database);
  const reference = await referenceData(database);
  const items = (cart.items ?? []).map((row) => itemView(row, locale, reference));
  const expiresAt = items.length === 0 ? null : (cart.expiresAt?.toISOString() ?? null);
  const { earliestStart, due, keptUntil } = invoiceDaysOn(today, numbers);
  const tooSoon = hasTicketFareTooSoon(items, earliestStart);
  return {
    items,
    totalPrice: cartTotal(items),
    cartLifetime: remainingCartSeconds(expiresAt, now.getTime()),
    expiresAt,
    renewalsLeft: Math.max(0, numbers.CART_RENEWALS_ALLOWED - cart.renewals),
    empty: items.length === 0,
    hasCardApplication: hasCardApplication(items),
    ticketFareTooSoon: tooSoon,
    invoiceDue: due,
    invoiceKeptUntil: keptUntil,
    earliestValidFrom: tooSoon ? earliestStart : null,
    expiredAt: cart.expiredAt?.toISOString() ?? null,
    restorable: cart.hasExpiredItems && isOffered(cart.expiredAt, now, numbers),
    changes: (cart.changes ?? []).map((line) => lineView(line, locale, reference)),
  };
}
