import type { invoice } from '#contract/endpoints/order-documents.ts';
import type { Document } from '#contract/entities/document.ts';
import type { Invoice } from '#contract/entities/invoice.ts';
import { brandColour } from '../../platform/brand/brand.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { findOwnOrder } from '../order-records/find-order.ts';
import { findInvoice } from './find-invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceTexts } from './invoice-texts.ts';

type InvoiceCall = Pick<Call<typeof invoice>, 'database' | 'caller' | 'params' | 'services'>;

/**
 * The invoice of the account's order with its day of issue (ISO). Throws ApiError NOT_FOUND when there is no such order
 * or invoice.
 */
async function readOwn({ database, caller, params }: InvoiceCall): Promise<{ texts: Invoice; issued: string }> {
  const order = await findOwnOrder(database, caller.accountId, params.id);
  const row = await findInvoice(database, order.id);
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return { texts: invoiceTexts(row, order), issued: row.issued };
}

/** The invoice of the account's order, with the order's current state. Throws ApiError NOT_FOUND. */
export const readOwnInvoice = async (call: InvoiceCall): Promise<Invoice> => (await readOwn(call)).texts;

/** The same invoice as PDF. Throws ApiError NOT_FOUND. */
export async function readOwnPdf(call: InvoiceCall): Promise<Document> {
  const { texts, issued } = await readOwn(call);
  return invoicePdf(texts, { issued, accent: brandColour(call.services.configuration) });
}
