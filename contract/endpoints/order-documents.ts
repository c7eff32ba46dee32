import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Document } from '../entities/document.ts';
import { Invoice } from '../entities/invoice.ts';
import { commonQuery } from '../query.ts';
import { PathId } from '../values.ts';

const params = v.object({ id: PathId });
const query = v.object(commonQuery);

export const invoice = endpoint({
  name: 'invoice',
  method: 'GET',
  path: '/api/eshop/orders/:id/invoice',
  summary: "An order's invoice, in the language in which it was issued; NOT_FOUND if the order has no invoice.",
  access: 'customer',
  extension: 'invoices',
  params,
  query,
  response: Invoice,
  errors: [],
});

export const invoicePdf = endpoint({
  name: 'invoicePdf',
  method: 'GET',
  path: '/api/eshop/orders/:id/invoice-pdf',
  summary: "An order's invoice as PDF; NOT_FOUND if the order has no invoice.",
  access: 'customer',
  extension: 'invoices',
  params,
  query,
  response: Document,
  errors: [],
});

export const orderCalendar = endpoint({
  name: 'orderCalendar',
  method: 'GET',
  path: '/api/eshop/orders/:id/calendar',
  summary: 'The last days of the tickets of a PAID order as an iCalendar file; NOT_FOUND if the order has no tickets.',
  access: 'customer',
  extension: 'calendars',
  params,
  query,
  response: Document,
  errors: ['ORDER_NOT_PAID'],
});
