import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { UndeliveredMail } from '../entities/undelivered-mail.ts';
import { listOf, paging } from '../query.ts';

const undeliveredMailsColumns = ['failed'] as const;

export const undeliveredMails = endpoint({
  name: 'undeliveredMails',
  method: 'GET',
  path: '/api/system/undelivered-mails',
  summary:
    'Mails to accounts that the mail server has refused permanently, or has not accepted within days, the latest first (ours).',
  access: 'operator',
  extension: 'desk',
  sortColumns: undeliveredMailsColumns,
  query: v.object(paging(undeliveredMailsColumns)),
  response: listOf(UndeliveredMail),
  errors: [],
});
