import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { FileContents } from '../entities/file-contents.ts';
import { commonQuery } from '../query.ts';

export const dataExport = endpoint({
  name: 'dataExport',
  method: 'GET',
  path: '/api/eshop/customer-accounts/data-export',
  summary: 'All data of the account that is logged in as a zip file: JSON, a page for people, and invoices as PDF.',
  access: 'customer',
  extension: 'dataExport',
  query: v.object(commonQuery),
  file: 'application/zip',
  response: FileContents,
  errors: ['TOO_MANY_ATTEMPTS'],
});
