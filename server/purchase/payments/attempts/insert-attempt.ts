import type { Database } from '#server/platform/db/database.ts';
import { and, eq, sql } from '#server/platform/db/orm.ts';
import { orderEvents, orders, payments } from '#server/platform/db/schema.ts';
import { claiming } from '#server/platform/http/idempotency.ts';
import type { KeyedRequest } from '#server/platform/http/idempotency.ts';
import type { OrderRow } from '../../order-records/order-row.ts';
import { gatewayIdDeadline } from '../check-schedule.ts';
import type { Attempt, AttemptCall } from './attempt.ts';

/** The order, and the attempt that was inserted for it. */
export interface Inserted {
  readonly order: Pick<OrderRow, 'id' | 'number' | 'state' | 'cancelReason' | 'paymentType' | 'price'>;
  /** Undefined: another attempt is open, or the key was used before. */
  readonly attempt: Attempt | undefined;
}

/**
 * Claims the key, locks the account's order, and inserts an attempt with its history line unless an attempt is open. All
 * this is one statement, because the customer waits for it. The caller asks the rules in the same transaction whether
 * the attempt is allowed. Empty when the account has no such order.
 */
export async function insertAttempt(
  transaction: Database,
  { caller, params, now, services }: AttemptCall,
  keyed: KeyedRequest | undefined,
): Promise<Inserted[]> {
  const gateway = services.configuration.paymentGateway;
  const held = transaction.$with('held').as(
    transaction
      .select({
        id: orders.id,
        number: orders.number,
        state: orders.state,
        cancelReason: orders.cancelReason,
        paymentType: orders.paymentType,
        price: orders.price,
        currency: orders.currency,
      })
      .from(orders)
      .where(and(eq(orders.id, params.id), eq(orders.accountId, caller.accountId)))
      .for('update'),
  );
  const isFirst = keyed === undefined ? sql`true` : sql`exists (select 1 from claimed)`;
  const opened = transaction
    .$with('opened', { openedId: payments.id, orderNumber: payments.orderNumber, currency: payments.currency })
    .as(
      sql`insert into ${payments} (order_id, gateway, amount, currency, state, created, next_check_at)
          select id, ${gateway}, price, currency, 'CREATED', ${now.toISOString()}::timestamptz,
            ${gatewayIdDeadline(now).toISOString()}::timestamptz
          from held where ${isFirst} on conflict do nothing returning id, order_number, currency`,
    );
  const line = transaction.$with('line', { lineId: orderEvents.id }).as(
    sql`insert into ${orderEvents} (order_id, payment_id, kind, at, detail)
          select held.id, opened.id, 'ATTEMPT_BEGUN', ${now.toISOString()}::timestamptz,
            jsonb_build_object('gateway', ${gateway}::text)
          from held, opened returning id`,
  );
  const ctes = keyed === undefined ? [held, opened, line] : [claiming(transaction, keyed, now), held, opened, line];
  const rows = await transaction
    .with(...ctes)
    .select({
      order: {
        id: held.id,
        number: held.number,
        state: held.state,
        cancelReason: held.cancelReason,
        paymentType: held.paymentType,
        price: held.price,
      },
      attempt: { id: opened.openedId, orderNumber: opened.orderNumber, currency: opened.currency },
    })
    .from(held)
    .leftJoin(opened, sql`true`);
  return rows.map(({ order, attempt }) => ({
    order,
    attempt: attempt === null || attempt.id === null ? undefined : { ...attempt, gateway, amount: order.price },
  }));
}
