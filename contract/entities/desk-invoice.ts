import * as v from 'valibot';
import { orderStates } from '../enumerations.ts';
import { Id, IsoDate, Money } from '../values.ts';

/** BOOK: its money has come. RETURN: its money was returned by hand, since the order could not be delivered. */
export const invoiceActions = ['BOOK', 'RETURN'] as const;
export type InvoiceAction = (typeof invoiceActions)[number];

/** An order's invoice as the operator's staff sees it. */
export const DeskInvoice = v.object({
  /** The order's id. */
  id: Id,
  /** The order's number, which the payer gives with the money. */
  orderNumber: Id,
  invoiceNumber: v.string(),
  username: v.string(),
  issued: IsoDate,
  due: IsoDate,
  price: Money,
  currency: v.string(),
  orderState: v.picklist(orderStates),
  /** What the staff may record now. */
  actions: v.array(v.picklist(invoiceActions)),
});
export type DeskInvoice = v.InferOutput<typeof DeskInvoice>;
