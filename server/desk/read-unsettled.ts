import type { UnsettledKind, UnsettledPayment } from '#contract/entities/unsettled-payment.ts';
import { openStates } from '#rules/money-guards.ts';
import type { Database } from '../platform/db/database.ts';
import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from '../platform/db/orm.ts';
import { orders, outbox, payments } from '../platform/db/schema.ts';
import { ordered } from '../platform/lists/sorting.ts';
import { isOpen } from '../purchase/payments/payment-store.ts';
import type { Payment } from '../purchase/payments/payment-store.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
  /** The newest first. */
  readonly sortDesc?: boolean | undefined;
}

interface Found {
  readonly kind: UnsettledKind;
  readonly order: Pick<typeof orders.$inferSelect, 'number' | 'state' | 'price' | 'currency'>;
  readonly payment: Payment | null;
  readonly since: Date;
  readonly work: Pick<typeof outbox.$inferSelect, 'attempts' | 'lastError'> | null;
}

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

function kindOf(payment: Payment): UnsettledKind {
  if (payment.state === 'REVERSING') return 'RETURNING';
  return isOpen(payment) ? 'OPEN' : 'WATCHED';
}

const unsettledAttempts = or(inArray(payments.state, [...openStates, 'REVERSING']), isNotNull(payments.nextCheckAt));

async function readAttempts(database: Database, most: number, newestFirst: boolean): Promise<Found[]> {
  const rows = await database
    .select({ payment: payments, order: orders, work: outbox })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(outbox, and(eq(outbox.kind, 'REVERSE_PAYMENT'), eq(outbox.subjectId, payments.id)))
    .where(unsettledAttempts)
    .orderBy(...ordered(payments.created, payments.id, newestFirst))
    .limit(most);
  return rows.map((row) => ({ ...row, kind: kindOf(row.payment), since: row.payment.created }));
}

const isUndelivered = and(eq(orders.state, 'PAID'), isNull(orders.deliveredAt));
/** Whether the operator has to return the money of an invoice by hand. */
export const isOwedByHand = and(
  eq(orders.state, 'CANCELLED'),
  eq(orders.cancelReason, 'UNDELIVERABLE'),
  eq(orders.paymentType, 'INVOICE'),
  gt(orders.price, 0),
);

/** Paid orders that are not delivered, and orders whose money the operator has to return by hand. */
async function readOrders(database: Database, most: number, newestFirst: boolean): Promise<Found[]> {
  const rows = await database
    .select({ order: orders, work: outbox })
    .from(orders)
    .leftJoin(outbox, and(eq(outbox.kind, 'DELIVER_ORDER'), eq(outbox.subjectId, orders.id)))
    .where(or(isUndelivered, isOwedByHand))
    .orderBy(...ordered(sql`coalesce(${orders.settledAt}, ${orders.issued})`, orders.id, newestFirst))
    .limit(most);
  return rows.map(({ order, work }) => ({
    kind: order.state === 'PAID' ? 'UNDELIVERED' : 'RETURN_BY_HAND',
    order,
    work,
    payment: null,
    since: order.settledAt ?? order.issued,
  }));
}

async function countAll(database: Database): Promise<number> {
  const attempts = await database.$count(payments, unsettledAttempts);
  return attempts + (await database.$count(orders, or(isUndelivered, isOwedByHand)));
}

function view({ kind, order, payment, since, work }: Found, now: Date): UnsettledPayment {
  return {
    kind,
    orderNumber: order.number,
    orderState: order.state,
    amount: payment?.amount ?? order.price,
    currency: payment?.currency ?? order.currency,
    since: since.toISOString(),
    ageInMinutes: Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000)),
    payment: payment && {
      id: payment.id,
      gateway: payment.gateway,
      state: payment.state,
      gatewayOrderNumber: payment.orderNumber,
      gatewayPaymentId: payment.gatewayPaymentId,
      lastHeard: payment.lastHeard,
      lastHeardAt: moment(payment.lastHeardAt),
      nextCheck: moment(payment.nextCheckAt),
      checks: payment.checks,
      unansweredChecks: payment.unansweredChecks,
      reversalBegun: moment(payment.reversalBegun),
    },
    failures: work?.attempts ?? 0,
    lastFailure: work?.lastError ?? null,
  };
}

/** A page of the payments and orders whose money is not settled, by default the oldest first, and their total number. */
export async function readUnsettled(
  database: Database,
  { limit, offset, sortDesc = false }: Page,
  now: Date,
): Promise<{ items: UnsettledPayment[]; totalCount: number }> {
  const most = limit + offset;
  const found = [...(await readAttempts(database, most, sortDesc)), ...(await readOrders(database, most, sortDesc))];
  const direction = sortDesc ? -1 : 1;
  const inOrder = found.toSorted((one, other) => direction * (one.since.getTime() - other.since.getTime()));
  const items = inOrder.slice(offset, most).map((one) => view(one, now));
  return { items, totalCount: await countAll(database) };
}
