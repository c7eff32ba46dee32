import { addDays } from '#rules/dates.ts';
import { orderTransitions } from '#rules/order-transitions.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, gt, isNotNull, lt, lte, notExists, or } from '../../platform/db/orm.ts';
import { invoices, orderEvents, orders } from '../../platform/db/schema.ts';
import type { Services } from '../../platform/services/services.ts';
import { localDay } from '../../platform/time/clock.ts';
import { lockOrder } from '../order-records/order-row.ts';
import { applyStep } from '../payments/apply-step.ts';
import { findPayments } from '../payments/payment-store.ts';

const batchSize = 50;
const hour = 3_600_000;

/** Changes of the payment type since a moment. After such a change, the time for the payment starts again. */
const changedSince = (database: Database, since: Date) =>
  database
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(eq(orderEvents.orderId, orders.id), eq(orderEvents.kind, 'PAYMENT_TYPE_CHANGED'), gt(orderEvents.at, since)),
    );

/**
 * Unpaid orders whose time has ended: card orders some hours after their issue, invoice orders some days after the due
 * day.
 */
async function findOverdue({ database, settings }: Services, now: Date): Promise<{ id: number }[]> {
  const numbers = await settings.numbers(database);
  const issuedBy = new Date(now.getTime() - numbers.ORDER_LIFETIME_IN_HOURS * hour);
  const dueBefore = addDays(localDay(now), -numbers.INVOICE_EXPIRES_DAYS_AFTER_DUE);
  return database
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(
      and(
        eq(orders.state, 'PENDING'),
        or(
          and(
            eq(orders.paymentType, 'BANK_CARD'),
            lte(orders.issued, issuedBy),
            notExists(changedSince(database, issuedBy)),
          ),
          and(eq(orders.paymentType, 'INVOICE'), isNotNull(invoices.due), lt(invoices.due, dueBefore)),
        ),
      ),
    )
    .orderBy(asc(orders.issued))
    .limit(batchSize);
}

/**
 * Expires an order. Returns false if a payment attempt is open; then the order expires only after the attempt has ended.
 */
function expire({ database }: Services, id: number, now: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, id);
    const attempts = await findPayments(transaction, id);
    const step = orderTransitions.expire(
      order,
      attempts.map(({ state }) => state),
    );
    await applyStep(transaction, { order, step, now });
    return step.order.state !== order.state;
  });
}

/**
 * Cancels unpaid orders whose time has ended; returns whether there may be more. Several instances may run it at the
 * same time.
 */
export async function expireOrders(services: Services): Promise<boolean> {
  const now = services.clock.now();
  const overdue = await findOverdue(services, now);
  let expired = 0;
  for (const { id } of overdue) expired += (await expire(services, id, now)) ? 1 : 0;
  return overdue.length === batchSize && expired > 0;
}
