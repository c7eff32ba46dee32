import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ActiveTicket, RelatedCustomer } from '../entities/account-deletion.ts';
import { commonQuery, QueryBoolean } from '../query.ts';
import { Password } from '../values.ts';

export const activeTickets = endpoint({
  name: 'activeTickets',
  method: 'GET',
  path: '/api/eshop/customer-accounts-active-tickets',
  summary:
    "The tickets that have not ended, on cards of the account's own customer and of assigned customers, in order of their last day.",
  access: 'customer',
  extension: 'specified',
  query: v.object(commonQuery),
  response: v.object({ items: v.array(ActiveTicket) }),
  errors: [],
});

export const relatedCustomers = endpoint({
  name: 'relatedCustomers',
  method: 'GET',
  path: '/api/eshop/customer-accounts-related-customers',
  summary:
    "The account's own customer and the customers linked to it. With `adultOnly`, only customers who are known to be at least as old as the minimum customer age.",
  access: 'customer',
  extension: 'specified',
  query: v.object({ ...commonQuery, adultOnly: v.optional(QueryBoolean, false) }),
  response: v.object({ items: v.array(RelatedCustomer) }),
  errors: [],
});

export const deleteCustomerAccount = endpoint({
  name: 'deleteCustomerAccount',
  method: 'DELETE',
  path: '/api/eshop/customer-accounts',
  summary: 'Delete the account that is logged in, permanently. The password must be entered again.',
  access: 'customer',
  extension: 'specified',
  query: v.object(commonQuery),
  request: v.object({ password: Password }),
  errors: [
    'EMPTY_PASSWORD',
    'INVALID_PASSWORD',
    'TOO_MANY_ATTEMPTS',
    'ACCOUNT_HAS_OPEN_ORDER',
    'ACCOUNT_HAS_OPEN_TRANSFER',
    'ACCOUNT_HAS_ACTIVE_TICKETS',
    'ACCOUNT_HAS_WALLET_FUNDS',
  ],
});
