import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  ChangedSystemCustomerAccount,
  NewEshopAccount,
  NewSystemCustomerAccount,
  SystemCustomerAccount,
  SystemCustomerAccounts,
} from '../entities/system-customer-account.ts';
import { commonQuery, paging, QueryBoolean } from '../query.ts';
import { PathId, Username } from '../values.ts';

const params = v.object({ id: PathId });
const query = v.object(commonQuery);

const systemCustomerAccountsColumns = ['username', 'created'] as const;

export const systemCustomerAccounts = endpoint({
  name: 'systemCustomerAccounts',
  method: 'GET',
  path: '/api/system/customer-accounts',
  summary: "The customers' accounts; `username` is the beginning of their e-mail addresses.",
  access: 'system',
  extension: 'specified',
  sortColumns: systemCustomerAccountsColumns,
  query: v.object({
    ...paging(systemCustomerAccountsColumns),
    username: v.optional(v.pipe(Username, v.minLength(1))),
    verified: v.optional(QueryBoolean),
  }),
  response: SystemCustomerAccounts,
  errors: [],
});

export const systemCustomerAccount = endpoint({
  name: 'systemCustomerAccount',
  method: 'GET',
  path: '/api/system/customer-accounts/:id',
  summary: "A customer's account.",
  access: 'system',
  extension: 'specified',
  params,
  query,
  response: SystemCustomerAccount,
  errors: [],
});

export const createSystemCustomerAccount = endpoint({
  name: 'createSystemCustomerAccount',
  method: 'POST',
  path: '/api/system/customer-accounts',
  summary:
    'Create an account. Without a password, a link to choose a password is mailed; otherwise a link to verify the account, unless it is verified.',
  access: 'system',
  extension: 'specified',
  creates: true,
  query,
  request: NewSystemCustomerAccount,
  response: SystemCustomerAccount,
  errors: ['EMPTY_USERNAME', 'INVALID_EMAIL', 'EMPTY_PASSWORD', 'CUSTOMER_EMAIL_NOT_UNIQUE'],
});

export const updateSystemCustomerAccount = endpoint({
  name: 'updateSystemCustomerAccount',
  method: 'PUT',
  path: '/api/system/customer-accounts/:id',
  summary:
    'Change an account. A new username or the end of its verification logs the account out, and its mailed links stop working.',
  access: 'system',
  extension: 'specified',
  params,
  query,
  request: ChangedSystemCustomerAccount,
  response: SystemCustomerAccount,
  errors: ['EMPTY_USERNAME', 'INVALID_EMAIL', 'CUSTOMER_EMAIL_NOT_UNIQUE'],
});

export const deleteSystemCustomerAccount = endpoint({
  name: 'deleteSystemCustomerAccount',
  method: 'DELETE',
  path: '/api/system/customer-accounts/:id',
  summary: 'Delete an account by the same rule as its owner does, but without the password.',
  access: 'system',
  extension: 'specified',
  params,
  query,
  errors: [
    'ACCOUNT_HAS_OPEN_ORDER',
    'ACCOUNT_HAS_OPEN_TRANSFER',
    'ACCOUNT_HAS_ACTIVE_TICKETS',
    'ACCOUNT_HAS_WALLET_FUNDS',
  ],
});

export const createEshopAccount = endpoint({
  name: 'createEshopAccount',
  method: 'POST',
  path: '/api/system/customer-accounts/create-eshop-account',
  summary: 'Create an account for an existing customer, and mail them a link to choose a password.',
  access: 'system',
  extension: 'specified',
  creates: true,
  query,
  request: NewEshopAccount,
  response: SystemCustomerAccount,
  errors: [
    'EMPTY_USERNAME',
    'INVALID_EMAIL',
    'CUSTOMER_EMAIL_NOT_UNIQUE',
    'CUSTOMER_ALREADY_REGISTERED',
    'TOO_YOUNG_FOR_REGISTERED_ACCOUNT',
  ],
});
