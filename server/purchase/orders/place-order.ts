import type { PaymentType } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { getTableColumns, sql } from '../../platform/db/orm.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import {
  cartItems,
  customerAccounts,
  idempotencyKeys,
  expiredCartItems,
  orderEvents,
  orderItems,
  orders,
} from '../../platform/db/schema.ts';
import { keyedRow } from '../../platform/http/idempotency.ts';
import type { KeyedRequest } from '../../platform/http/idempotency.ts';
import { operatorCurrency } from '../../platform/settings/operator-currency.ts';
import type { OrderRow } from '../order-records/order-row.ts';

interface NewOrder {
  readonly accountId: number;
  readonly paymentType: PaymentType;
  readonly price: number;
  readonly issued: Date;
}

interface Placed {
  readonly order: Pick<
    OrderRow,
    | 'id'
    | 'number'
    | 'state'
    | 'issued'
    | 'price'
    | 'currency'
    | 'paymentType'
    | 'note'
    | 'cancelReason'
    | 'deliveredAt'
  >;
  /** In the order of the cart's items. */
  readonly itemIds: readonly number[];
}

const itemColumns = sql`type, customer_id, name, description, price, tax_percentage, quantity, payload`;
const { issued } = getTableColumns(orders);

/** For the key, only the id of the order is stored. If the key is used again, the order's current state is read. */
const keepOrder = (keyed: KeyedRequest) => sql`,
    kept as (
      update ${idempotencyKeys} set response = jsonb_build_object(
        'status', 200, 'body', jsonb_build_object('orderId', (select id from placed)))
      where ${keyedRow(keyed)})`;

/**
 * Turns a locked cart into an order, with one statement: inserts the order, its items and the first line of its history,
 * empties the cart, deletes the items of an expired cart, and stores the order's id for the request's key.
 */
export async function placeOrder(
  transaction: Database,
  order: NewOrder,
  keyed: KeyedRequest | undefined,
): Promise<Placed> {
  const { accountId } = order;
  const rows = await rowsOf<
    Pick<OrderRow, 'id' | 'number' | 'currency' | 'note'> & { readonly itemIds: readonly number[] }
  >(
    transaction,
    sql`
    with placed as (
      insert into ${orders} (account_id, state, issued, price, currency, payment_type)
      values (${accountId}, 'PENDING', ${sql.param(order.issued, issued)}, ${order.price}, ${operatorCurrency},
        ${order.paymentType})
      returning id, number, currency, note),
    taken as (delete from ${cartItems} where account_id = ${accountId} returning *),
    sold as (
      insert into ${orderItems} (order_id, ${itemColumns})
      select (select id from placed), ${itemColumns} from taken order by id returning id),
    recorded as (
      insert into ${orderEvents} (order_id, kind, at, detail)
      select id, 'CREATED', ${sql.param(order.issued, issued)}, '{}'::jsonb from placed),
    dropped as (delete from ${expiredCartItems} where account_id = ${accountId}),
    emptied as (
      update ${customerAccounts}
      set cart_expires_at = null, cart_renewals = 0, cart_changes = null, cart_expired_at = null
      where id = ${accountId})${keyed === undefined ? sql`` : keepOrder(keyed)}
    select id, number, currency, note, (select json_agg(id order by id) from sold) as "itemIds" from placed`,
  );
  const { itemIds, ...row } = inserted(rows);
  return { order: { ...row, ...order, state: 'PENDING', cancelReason: null, deliveredAt: null }, itemIds };
}
