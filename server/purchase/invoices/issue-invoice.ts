import { invoiceDueDay } from '#rules/cart.ts';
import { yearOf } from '#rules/dates.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { invoices, orders } from '../../platform/db/schema.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordOrderEvent } from '../order-records/order-events.ts';
import { nextInvoiceNumber } from './invoice-number.ts';
import { takeSnapshot } from './invoice-snapshot.ts';

/** The data and services with which an invoice is issued. */
interface IssueContext {
  /** The transaction that creates or changes the order. It has locked the order. */
  readonly database: Database;
  readonly services: Services;
  readonly now: Date;
  /** The day of `now` in the operator's time zone. */
  readonly today: string;
}

/** The due day, ISO. For a paid order it is today. */
async function dueDay({ database, services, today }: IssueContext, isPaid: boolean): Promise<string> {
  return isPaid ? today : invoiceDueDay(today, await services.settings.number(database, 'INVOICE_DUE_IN_DAYS'));
}

/**
 * Issues the invoice of an order in the caller's transaction. If the invoice must still be paid, its mail is enqueued.
 * Does nothing when the order has an invoice already.
 */
export async function issueInvoice(context: IssueContext, orderId: number): Promise<void> {
  const { database, services, now, today } = context;
  const [issued] = await database.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orderId));
  if (issued !== undefined) return;
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new Error(`order ${String(orderId)} does not exist`);
  const isPaid = order.state === 'PAID';
  const snapshot = await takeSnapshot(database, services, order);
  const due = await dueDay(context, isPaid);
  const year = yearOf(today);
  const { sequence, number } = await nextInvoiceNumber(database, year);
  const row = { orderId, year, sequence, number, issued: today, taxDate: today, due, snapshot };
  await database.insert(invoices).values(row);
  await recordOrderEvent(database, { orderId, kind: 'INVOICED', at: now, detail: { number } });
  if (!isPaid) await enqueue(database, ['MAIL_INVOICE'], orderId, now);
}
