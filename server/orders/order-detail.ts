import { asc, eq } from 'drizzle-orm';
import type { order as orderEndpoint } from '../../contract/endpoints/orders.ts';
import type { OrderDetail, OrderEvent } from '../../contract/entities/order.ts';
import type { Database } from '../db/database.ts';
import { orderEvents } from '../db/schema.ts';
import type { Call } from '../http/route.ts';
import { findInvoice, invoiceSummary } from '../invoices/find-invoice.ts';
import { runOut } from '../order-records/attempt-endings.ts';
import { findOwnOrder } from '../order-records/find-order.ts';
import { viewOrder } from '../order-records/order-view.ts';
import { readPayableBy } from './payable-by.ts';

/** The members of a line's detail that customers may see; the gateways' codes are not among them. */
const shownDetails = new Set(['paymentType', 'outcome', 'mail', 'number']);

/** A given-up attempt counts as rejected, but nobody has declined it. */
const shownDetail = (detail: Readonly<Record<string, string>>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(detail).filter(([name]) => shownDetails.has(name))),
  ...(detail['reason'] === runOut ? { outcome: runOut } : {}),
});

/** An order's history, oldest first. */
async function readHistory(database: Database, orderId: number): Promise<OrderEvent[]> {
  const rows = await database
    .select({ kind: orderEvents.kind, at: orderEvents.at, detail: orderEvents.detail })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  return rows.map(({ kind, at, detail }) => ({ kind, at: at.toISOString(), detail: shownDetail(detail) }));
}

/** An order of the account as the order's page shows it. Throws ApiError NOT_FOUND. */
export async function readOrderDetail(call: Call<typeof orderEndpoint>): Promise<OrderDetail> {
  const { database, caller, params, locale } = call;
  const order = await findOwnOrder(database, caller.accountId, params.id);
  const view = await viewOrder(database, order, locale);
  const invoice = await findInvoice(database, order.id);
  return {
    ...view,
    history: await readHistory(database, order.id),
    payableBy: await readPayableBy(call, order, view.items),
    invoice: invoice === undefined ? null : invoiceSummary(invoice),
  };
}
