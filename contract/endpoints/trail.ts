import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { AccessToMine, AccountEvent, eventGroups, MyPerson, OpenLogIn, SentMailRow } from '../entities/trail.ts';
import { commonQuery, listOf, paging } from '../query.ts';
import { PathId } from '../values.ts';

const path = '/api/eshop/customer-accounts';
const query = v.object(commonQuery);

export const accountAccess = endpoint({
  name: 'accountAccess',
  method: 'GET',
  path: `${path}/access`,
  summary:
    'The accounts that may see or manage something of this account, and the people whom this account may see or manage (ours).',
  access: 'customer',
  extension: 'trail',
  query,
  response: v.object({ toMine: v.array(AccessToMine), people: v.array(MyPerson) }),
  errors: [],
});

export const openLogIns = endpoint({
  name: 'openLogIns',
  method: 'GET',
  path: `${path}/log-ins`,
  summary:
    'The log-ins of the account whose tokens are still accepted, the present log-in first, then the latest (ours).',
  access: 'customer',
  extension: 'logIns',
  query,
  response: v.object({ logIns: v.array(OpenLogIn) }),
  errors: [],
});

export const endLogIn = endpoint({
  name: 'endLogIn',
  method: 'DELETE',
  path: `${path}/log-ins/:id`,
  summary:
    'End another log-in of the account; its token is refused from then on. The answer is the same if it has ended already (ours).',
  access: 'customer',
  extension: 'logIns',
  params: v.object({ id: PathId }),
  query,
  errors: ['PRESENT_LOG_IN'],
});

export const endOtherLogIns = endpoint({
  name: 'endOtherLogIns',
  method: 'DELETE',
  path: `${path}/log-ins`,
  summary: 'End all log-ins of the account except the log-in of this call (ours).',
  access: 'customer',
  extension: 'logIns',
  query,
  errors: [],
});

const accountEventsColumns = ['at'] as const;

export const accountEvents = endpoint({
  name: 'accountEvents',
  method: 'GET',
  path: `${path}/events`,
  summary: 'The events of the account, its people and their cards, the latest first (ours).',
  access: 'customer',
  extension: 'trail',
  sortColumns: accountEventsColumns,
  query: v.object({ ...paging(accountEventsColumns), group: v.optional(v.picklist(eventGroups)) }),
  response: listOf(AccountEvent),
  errors: [],
});

const accountMailsColumns = ['sent'] as const;

export const accountMails = endpoint({
  name: 'accountMails',
  method: 'GET',
  path: `${path}/sent-mails`,
  summary: 'The mails that were sent to the account, the latest first (ours).',
  access: 'customer',
  extension: 'trail',
  sortColumns: accountMailsColumns,
  query: v.object(paging(accountMailsColumns)),
  response: listOf(SentMailRow),
  errors: [],
});
