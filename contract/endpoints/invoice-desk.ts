import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { commonQuery } from '../query.ts';
import { PathId } from '../values.ts';

export const bookInvoice = endpoint({
  name: 'bookInvoice',
  method: 'PUT',
  path: '/api/system/invoices/:number/paid',
  summary: "Book the money of an order's invoice (ours); `number` is the order's, which the payer gives with it.",
  access: 'operator',
  params: v.object({ number: PathId }),
  query: v.object(commonQuery),
  errors: ['ORDER_NOT_PENDING', 'ORDER_NOT_PAYABLE', 'PAYMENT_IN_PROGRESS'],
});
