import { yearsBefore } from '#rules/dates.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, inArray, lt } from '../../platform/db/orm.ts';
import {
  accountDeletions,
  invoices,
  orderEvents,
  orderItems,
  orders,
  outbox,
  paymentEvents,
  payments,
} from '../../platform/db/schema.ts';
import type { Services } from '../../platform/services/services.ts';
import { localDay } from '../../platform/time/clock.ts';
import { dayBounds } from '../../platform/time/day-bounds.ts';
import { forgetExpiredNumbers } from './anonymise-customer.ts';

const orderKinds = [
  'DELIVER_ORDER',
  'MAIL_ORDER_PAID',
  'MAIL_INVOICE',
  'MAIL_ORDER_LATE',
  'MAIL_ORDER_UNDELIVERED',
] as const;

/** Erases the orders of deleted accounts that were issued before a moment, with all rows that belong to them. */
async function eraseOrdersBefore(database: Database, moment: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const old = transaction
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(accountDeletions, eq(accountDeletions.accountId, orders.accountId))
      .where(lt(orders.issued, moment));
    const theirPayments = transaction.select({ id: payments.id }).from(payments).where(inArray(payments.orderId, old));
    await transaction.delete(paymentEvents).where(inArray(paymentEvents.paymentId, theirPayments));
    await transaction.delete(orderEvents).where(inArray(orderEvents.orderId, old));
    await transaction.delete(payments).where(inArray(payments.orderId, old));
    await transaction.delete(invoices).where(inArray(invoices.orderId, old));
    await transaction.delete(orderItems).where(inArray(orderItems.orderId, old));
    await transaction.delete(outbox).where(and(inArray(outbox.kind, [...orderKinds]), inArray(outbox.subjectId, old)));
    await transaction.delete(orders).where(inArray(orders.id, old));
  });
}

/** Erases the records of deleted accounts whose retention period has ended. */
export async function eraseOldRecords({
  database,
  clock,
  settings,
}: Pick<Services, 'database' | 'clock' | 'settings'>): Promise<void> {
  const today = localDay(clock.now());
  const years = await settings.number(database, 'DELETED_ACCOUNT_RECORDS_KEPT_IN_YEARS');
  await eraseOrdersBefore(database, dayBounds(yearsBefore(today, years)).from);
  await forgetExpiredNumbers(database, today);
}
