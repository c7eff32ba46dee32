import * as v from 'valibot';
import { orderStates } from '../enumerations.ts';
import { Id, IsoDate, Money } from '../values.ts';

/** BOOK: the money has arrived. RETURN: the money was returned by hand, since the order could not be delivered. */
export const invoiceActions = ['BOOK', 'RETURN'] as const;
export type InvoiceAction = (typeof invoiceActions)[number];

/** An order's invoice for the operator's staff. */
export const DeskInvoice = v.object({
  /** The order's id. */
  id: Id,
  /** The order's number, which the payer writes into the bank transfer. */
  orderNumber: Id,
  invoiceNumber: v.string(),
  username: v.string(),
  issued: IsoDate,
  due: IsoDate,
  price: Money,
  currency: v.string(),
  orderState: v.picklist(orderStates),
  /** The actions that the staff may record now. */
  actions: v.array(v.picklist(invoiceActions)),
});
export type DeskInvoice = v.InferOutput<typeof DeskInvoice>;
