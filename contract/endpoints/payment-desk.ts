import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { UnsettledPayment } from '../entities/unsettled-payment.ts';
import { commonQuery, listOf, paging } from '../query.ts';
import { PathId } from '../values.ts';

const unsettledPaymentsColumns = ['since'] as const;

export const unsettledPayments = endpoint({
  name: 'unsettledPayments',
  method: 'GET',
  path: '/api/system/payments/unsettled',
  summary:
    'Every payment attempt whose outcome is not settled, and all money that has to be returned, or whose order is not delivered, by default the oldest first (ours).',
  access: 'operator',
  extension: 'desk',
  sortColumns: unsettledPaymentsColumns,
  query: v.object(paging(unsettledPaymentsColumns)),
  response: listOf(UnsettledPayment),
  errors: [],
});

export const returnInvoice = endpoint({
  name: 'returnInvoice',
  method: 'PUT',
  path: '/api/system/invoices/:number/returned',
  summary:
    'Record that the money of an invoice was returned, because its order could not be delivered (ours); `number` is the number of the order.',
  access: 'operator',
  extension: 'desk',
  params: v.object({ number: PathId }),
  query: v.object(commonQuery),
  errors: ['PAYMENT_NOT_REVERSIBLE'],
});
