import type { InvoiceSummary } from '#contract/entities/invoice.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { invoices } from '../../platform/db/schema.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** The invoice of an order; undefined when none has been issued. */
export async function findInvoice(database: Database, orderId: number): Promise<InvoiceRow | undefined> {
  const [found] = await database.select().from(invoices).where(eq(invoices.orderId, orderId));
  return found;
}

/** The number and data of an invoice that the order's page shows. */
export const invoiceSummary = ({ number, issued, due }: InvoiceRow): InvoiceSummary => ({ number, issued, due });
