import type { Order, OrderItem } from '#contract/entities/order.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import type { Database } from '../../platform/db/database.ts';
import { asc, eq, getTableColumns, inArray } from '../../platform/db/orm.ts';
import { customers, orderItems } from '../../platform/db/schema.ts';
import { namedValue } from '../../platform/i18n/named-value.ts';
import { referenceData } from '../../reference-data/reference-data.ts';
import type { ReferenceData } from '../../reference-data/reference-data.ts';
import { itemView } from '../cart/item-view.ts';
import type { ItemRow } from '../cart/item-view.ts';
import { readLastEndings } from './attempt-endings.ts';
import { readOpenAttempts } from './open-attempts.ts';
import type { OrderRow } from './order-row.ts';

type OrderItemRow = ItemRow & { readonly orderId: number };

/** The items of orders with their customers' names, in the sequence in which they were added to the cart. */
export async function readOrderItems(database: Database, orderIds: readonly number[]): Promise<OrderItemRow[]> {
  if (orderIds.length === 0) return [];
  return database
    .select({
      ...getTableColumns(orderItems),
      customer: { firstName: customers.firstName, lastName: customers.lastName },
    })
    .from(orderItems)
    .leftJoin(customers, eq(customers.id, orderItems.customerId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.id));
}

const orderItemView = (row: ItemRow, locale: Locale, reference: ReferenceData): Sent<typeof OrderItem> => ({
  ...itemView(row, locale, reference),
  cardNumber: row.payload.cardNumber ?? null,
  customerFullName: row.customer === null ? null : `${row.customer.firstName} ${row.customer.lastName}`,
});

type ShownOrder = Pick<
  OrderRow,
  'id' | 'number' | 'state' | 'issued' | 'price' | 'currency' | 'paymentType' | 'note' | 'cancelReason' | 'deliveredAt'
>;

/** One order in the form of the contract, in the reader's language. */
export const orderView = (
  row: ShownOrder,
  items: readonly ItemRow[],
  locale: Locale,
  reference: ReferenceData,
  { attempt, lastEnding }: Pick<Sent<typeof Order>, 'attempt' | 'lastEnding'> = { attempt: null, lastEnding: null },
): Sent<typeof Order> => ({
  id: row.id,
  number: row.number,
  state: namedValue(locale, 'orderState', row.state),
  issued: row.issued.toISOString(),
  price: row.price,
  currency: row.currency,
  paymentType: namedValue(locale, 'paymentType', row.paymentType),
  note: row.note,
  cancelReason: row.cancelReason,
  delivered: row.deliveredAt !== null,
  attempt,
  lastEnding,
  items: items.map((item) => orderItemView(item, locale, reference)),
});

/**
 * A function that makes the contract's form of each order, in the reader's language. The items of all orders are read
 * with one query.
 */
async function readShown(
  database: Database,
  rows: readonly OrderRow[],
  locale: Locale,
): Promise<(row: OrderRow) => Sent<typeof Order>> {
  const items = await readOrderItems(
    database,
    rows.map(({ id }) => id),
  );
  const reference = await referenceData(database);
  const byOrder = Map.groupBy(items, ({ orderId }) => orderId);
  const attempts = await readOpenAttempts(database, rows);
  const endings = await readLastEndings(database, rows);
  return (row) =>
    orderView(row, byOrder.get(row.id) ?? [], locale, reference, {
      attempt: attempts.get(row.id) ?? null,
      lastEnding: endings.get(row.id) ?? null,
    });
}

/** Orders in the form of the contract, in the reader's language. */
export const viewOrders = async (
  database: Database,
  rows: readonly OrderRow[],
  locale: Locale,
): Promise<Sent<typeof Order>[]> => rows.map(await readShown(database, rows, locale));

/** An order in the form of the contract, in the reader's language. */
export const viewOrder = async (database: Database, row: OrderRow, locale: Locale): Promise<Sent<typeof Order>> =>
  (await readShown(database, [row], locale))(row);
