import type { PaymentType } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { eq, sql } from '../../platform/db/orm.ts';
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

/** The id of the order that the statement inserts. */
const placedId = sql`(select id from placed)`;

/** For the key, only the id of the order is stored. If the key is used again, the order's current state is read. */
const keeping = (transaction: Database, keyed: KeyedRequest) =>
  transaction.$with('kept').as(
    transaction
      .update(idempotencyKeys)
      .set({
        response: sql`jsonb_build_object('status', 200, 'body', jsonb_build_object('orderId', ${placedId}))`,
      })
      .where(keyedRow(keyed))
      .returning({ key: idempotencyKeys.key }),
  );

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
  const placed = transaction.$with('placed').as(
    transaction
      .insert(orders)
      .values({ ...order, state: 'PENDING', currency: operatorCurrency })
      .returning({ id: orders.id, number: orders.number, currency: orders.currency, note: orders.note }),
  );
  const taken = transaction
    .$with('taken')
    .as(transaction.delete(cartItems).where(eq(cartItems.accountId, accountId)).returning());
  const sold = transaction.$with('sold', { soldId: orderItems.id }).as(
    sql`insert into ${orderItems} (order_id, ${itemColumns})
        select ${placedId}, ${itemColumns} from taken order by id returning id`,
  );
  const recorded = transaction
    .$with('recorded')
    .as(
      transaction
        .insert(orderEvents)
        .values({ orderId: placedId, kind: 'CREATED', at: order.issued, detail: {} })
        .returning({ eventId: orderEvents.id }),
    );
  const dropped = transaction
    .$with('dropped')
    .as(
      transaction
        .delete(expiredCartItems)
        .where(eq(expiredCartItems.accountId, accountId))
        .returning({ droppedId: expiredCartItems.id }),
    );
  const emptied = transaction
    .$with('emptied')
    .as(
      transaction
        .update(customerAccounts)
        .set({ cartExpiresAt: null, cartRenewals: 0, cartChanges: null, cartExpiredAt: null })
        .where(eq(customerAccounts.id, accountId))
        .returning({ emptiedId: customerAccounts.id }),
    );
  const ctes = [placed, taken, sold, recorded, dropped, emptied];
  const rows = await transaction
    .with(...ctes, ...(keyed === undefined ? [] : [keeping(transaction, keyed)]))
    .select({
      id: placed.id,
      number: placed.number,
      currency: placed.currency,
      note: placed.note,
      itemIds: sql<readonly number[]>`(select json_agg(id order by id) from sold)`,
    })
    .from(placed);
  const { itemIds, ...row } = inserted(rows);
  return { order: { ...row, ...order, state: 'PENDING', cancelReason: null, deliveredAt: null }, itemIds };
}
