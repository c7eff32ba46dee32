import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { DeskInvoice } from '../entities/desk-invoice.ts';
import { orderStates } from '../enumerations.ts';
import { commonQuery, listOf, paging, queryList } from '../query.ts';
import { PathId, text } from '../values.ts';

/** The longest beginning of an invoice's number that can be searched. */
export const longestInvoiceNumber = 20;

const deskInvoicesColumns = ['orderNumber', 'invoiceNumber', 'due', 'price', 'orderState'] as const;

export const deskInvoices = endpoint({
  name: 'deskInvoices',
  method: 'GET',
  path: '/api/system/invoices',
  summary:
    'All invoices (ours), by default first the invoices that wait for the staff; `number` is the beginning of the number of an order or an invoice.',
  access: 'operator',
  extension: 'desk',
  sortColumns: deskInvoicesColumns,
  query: v.object({
    ...paging(deskInvoicesColumns),
    state: v.optional(queryList(v.picklist(orderStates))),
    number: v.optional(text(longestInvoiceNumber)),
  }),
  response: listOf(DeskInvoice),
  errors: [],
});

export const bookInvoice = endpoint({
  name: 'bookInvoice',
  method: 'PUT',
  path: '/api/system/invoices/:number/paid',
  summary:
    "Book the money of an order's invoice (ours); `number` is the number of the order, which the payer gives with the payment.",
  access: 'operator',
  extension: 'desk',
  params: v.object({ number: PathId }),
  query: v.object(commonQuery),
  errors: ['ORDER_NOT_PENDING', 'ORDER_NOT_PAYABLE', 'PAYMENT_IN_PROGRESS'],
});
