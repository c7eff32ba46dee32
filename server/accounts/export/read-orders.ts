import type { DataExport } from '#contract/entities/data-export.ts';
import { desc, eq } from '../../platform/db/orm.ts';
import { invoices, orders } from '../../platform/db/schema.ts';
import { invoiceSummary } from '../../purchase/invoices/find-invoice.ts';
import type { InvoiceRow } from '../../purchase/invoices/find-invoice.ts';
import { readHistories } from '../../purchase/order-records/order-history.ts';
import type { OrderRow } from '../../purchase/order-records/order-row.ts';
import { viewOrders } from '../../purchase/order-records/order-view.ts';
import type { Reader } from './read-cards.ts';

/** The rows from which an invoice's PDF is drawn, and the name of the PDF in the zip. */
export interface ExportedInvoice {
  readonly file: string;
  readonly invoice: InvoiceRow;
  readonly order: OrderRow;
}

/** The account's orders, the newest first, with their histories and invoices. */
export async function readOrders({
  database,
  accountId,
  locale,
}: Reader): Promise<{ orders: DataExport['orders']; invoices: ExportedInvoice[] }> {
  const rows = await database
    .select({ order: orders, invoice: invoices })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.number));
  const placed = rows.map(({ order }) => order);
  const views = await viewOrders(database, placed, locale);
  const histories = await readHistories(
    database,
    placed.map(({ id }) => id),
  );
  const invoiced = rows.flatMap(({ order, invoice }) =>
    invoice === null ? [] : [{ file: `invoices/${invoice.number}.pdf`, invoice, order }],
  );
  const byOrder = new Map(invoiced.map((one) => [one.order.id, one]));
  return {
    invoices: invoiced,
    orders: views.map((view) => {
      const found = byOrder.get(view.id);
      return {
        ...view,
        history: histories.get(view.id) ?? [],
        invoice: found === undefined ? null : { ...invoiceSummary(found.invoice), file: found.file },
      };
    }),
  };
}
